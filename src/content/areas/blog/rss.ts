import type { BlogPostPage } from '#contracts/areas.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { cdata, withoutControls } from '#markup/xml.ts'
import type { Feed, FeedItem } from './feed.ts'

/**
 * A feed as RSS 2.0 (rssboard.org/rss-specification), held to the advice of the RSS Profile: one `atom:link` to itself, `dc:creator` for names,
 * since `author` must be an address of mail, the whole text in `content:encoded`.
 *
 * @param feed with one post at least
 */
export function rss({ title, description, home, address, items }: Feed): string {
  const [newest] = items
  const text = html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${home}</link>
<description>${description}</description>
<language>${DEFAULT_LOCALE.toLowerCase()}</language>
${newest !== undefined && html`<pubDate>${dateOf(newest.post)}</pubDate>\n`}<atom:link href="${address}rss.xml" rel="self" type="application/rss+xml"/>
${joinHtml(items.map(rssItem), '\n')}
</channel>
</rss>
`
  return withoutControls(text.toString())
}

/** `description` is read as HTML, a post's is plain text: it is escaped for both. */
function rssItem({ post, address, html: content, bytes }: FeedItem): Html {
  const { title, author, description, tags } = post.blogMeta
  const lines = [
    html`<title>${title}</title>`,
    html`<link>${address}</link>`,
    html`<guid isPermaLink="true">${address}</guid>`,
    html`<pubDate>${dateOf(post)}</pubDate>`,
    html`<dc:creator>${author.name}</dc:creator>`,
    ...tags.map((tag) => html`<category>${tag.title}</category>`),
    html`<description>${html`${description}`.toString()}</description>`,
    ...enclosureOf(post, bytes),
    html`<content:encoded><![CDATA[${cdata(content)}]]></content:encoded>`,
  ]
  return html`<item>\n${joinHtml(lines, '\n')}\n</item>`
}

/** RFC 822 with a year of four digits. */
function dateOf({ blogMeta }: BlogPostPage): string {
  return new Date(`${blogMeta.date}T00:00:00Z`).toUTCString()
}

/** An image whose size is not known has none: the feed must say it (RSS 2.0, `enclosure`). */
function enclosureOf({ image }: BlogPostPage, bytes: number | undefined): readonly Html[] {
  const type = image === null ? undefined : findMediaType(image)
  if (image === null || type === undefined || bytes === undefined) return []
  return [html`<enclosure url="${image}" length="${bytes}" type="${type}"/>`]
}
