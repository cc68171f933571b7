import { html, joinHtml } from '#markup/html.ts'
import { cdata, withoutControls } from '#markup/xml.ts'
import type { UpdatesFeed, UpdatesFeedItem } from './updates-feed.ts'

/** The formats of feeds: the media type, and the text of a feed. `address` is the feed's own. */
export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJson },
} as const

/** RSS 2.0 (rssboard.org/rss-specification), held to the advice of the RSS Profile. */
function writeRss({ title, description, language, home, items }: UpdatesFeed, address: string): string {
  const text = html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${title}</title>
<link>${home}</link>
<description>${description}</description>
<language>${language.toLowerCase()}</language>
<atom:link href="${address}" rel="self" type="application/rss+xml"/>
${joinHtml(items.map(rssItem), '\n')}
</channel>
</rss>
`
  return withoutControls(text.toString())
}

function rssItem({ id, url, title, summary, content, date }: UpdatesFeedItem) {
  const lines = [
    html`<title>${title}</title>`,
    html`<link>${url}</link>`,
    html`<guid isPermaLink="false">${id}</guid>`,
    html`<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
    html`<description>${summary}</description>`,
    html`<content:encoded><![CDATA[${cdata(content.toString())}]]></content:encoded>`,
  ]
  return html`<item>\n${joinHtml(lines, '\n')}\n</item>`
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
function writeJson({ title, description, language, home, items }: UpdatesFeed, address: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: address,
    description,
    language,
    items: items.map(({ id, url, title: name, summary, content, date }) => ({
      id,
      url,
      title: name,
      summary,
      content_html: content.toString(),
      date_published: `${date}T00:00:00Z`,
    })),
  }
  return `${JSON.stringify(feed, undefined, 1)}\n`
}
