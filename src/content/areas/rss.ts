import type { BlogPostPage } from '#contracts/areas.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Feed, FeedItem } from './feeds.ts'

/**
 * A feed as RSS 2.0 (rssboard.org/rss-specification), held to the advice of the RSS Profile: one `atom:link` to itself, `dc:creator` for names,
 * since `author` must be an address of mail, the whole text in `content:encoded`.
 *
 * @param feed with one post at least
 */
export function rss({ title, description, home, address, items }: Feed): string {
  const [newest] = items
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(home)}</link>
<description>${escapeXml(description)}</description>
<language>${DEFAULT_LOCALE.toLowerCase()}</language>
${newest === undefined ? '' : `<pubDate>${dateOf(newest.post)}</pubDate>\n`}<atom:link href="${escapeXml(`${address}rss.xml`)}" rel="self" type="application/rss+xml"/>
${items.map(rssItem).join('\n')}
</channel>
</rss>
`
}

/** `description` is read as HTML, a post's is plain text: it is escaped for both. */
function rssItem({ post, address, html, bytes }: FeedItem): string {
  const { title, author, description, tags } = post.blogMeta
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `<pubDate>${dateOf(post)}</pubDate>`,
    `<dc:creator>${escapeXml(author.name)}</dc:creator>`,
    ...tags.map((tag) => `<category>${escapeXml(tag.title)}</category>`),
    `<description>${escapeXml(escapeHtml(description))}</description>`,
    ...enclosureOf(post, bytes),
    `<content:encoded><![CDATA[${withoutControls(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`,
  ]
  return `<item>\n${lines.join('\n')}\n</item>`
}

/** RFC 822 with a year of four digits. */
function dateOf({ blogMeta }: BlogPostPage): string {
  return new Date(`${blogMeta.date}T00:00:00Z`).toUTCString()
}

/** A picture whose size is not known has none: the feed must say it (RSS 2.0, `enclosure`). */
function enclosureOf({ image }: BlogPostPage, bytes: number | undefined): string[] {
  const type = image === null ? undefined : findMediaType(image)
  if (image === null || type === undefined || bytes === undefined) return []
  return [`<enclosure url="${escapeXml(image)}" length="${bytes}" type="${type}"/>`]
}

function escapeXml(text: string): string {
  return escapeHtml(withoutControls(text))
}

/** Characters that XML 1.0 section 2.2 does not allow, not even escaped. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
}
