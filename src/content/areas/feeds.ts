import type { BlogPostPage } from '#contracts/areas.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import { escapeHtml } from '../html/escape.ts'

/** Posts in a feed: those that a reader may have missed, not the archive. */
const POSTS_IN_FEED = 50

export const RSS_PATH = 'en-US/blog/rss.xml'
export const JSON_FEED_PATH = 'en-US/blog/feed.json'

interface FeedSite {
  readonly brand: Brand
  readonly origin: string
  /** The size of a file beside a page by its key (read/assets.ts), in bytes. */
  readonly bytesOf: (key: string) => number | undefined
}

/**
 * The blog's feeds with the whole texts of its newest posts: RSS 2.0 and JSON Feed 1.1; path below the public folder -> text.
 *
 * @param posts newest first; without any there are no feeds
 */
export function blogFeeds(posts: readonly BlogPostPage[], site: FeedSite): ReadonlyMap<string, string> {
  if (posts.length === 0) return new Map()
  const newest = posts.slice(0, POSTS_IN_FEED)
  return new Map([
    [RSS_PATH, rss(newest, site)],
    [JSON_FEED_PATH, jsonFeed(newest, site)],
  ])
}

function rss(posts: readonly BlogPostPage[], site: FeedSite): string {
  const { brand, origin } = site
  const title = escapeXml(areaText('blog.title', { name: brand.shortName }))
  const items = posts.map((post) => rssItem(post, site))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${escapeXml(origin)}/en-US/blog/</link>
<description>${escapeXml(areaText('blog.tagline'))}</description>
<language>${DEFAULT_LOCALE}</language>
<atom:link href="${escapeXml(`${origin}/${RSS_PATH}`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

function rssItem(post: BlogPostPage, { origin, bytesOf }: FeedSite): string {
  const { url, blogMeta, doc } = post
  const address = escapeXml(origin + url)
  return `<item>
<title>${escapeXml(blogMeta.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(`${blogMeta.date}T00:00:00Z`).toUTCString()}</pubDate>
<dc:creator>${escapeXml(blogMeta.author.name)}</dc:creator>
<description>${escapeXml(blogMeta.description)}</description>
${enclosureOf(post, bytesOf)}<content:encoded><![CDATA[${withoutControls(fullText(doc, origin)).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
</item>`
}

/** A picture whose size is not known has none: the feed must say it (RSS 2.0, `enclosure`). */
function enclosureOf({ image, blogMeta }: BlogPostPage, bytesOf: FeedSite['bytesOf']): string {
  const type = image === null ? undefined : findMediaType(image)
  const bytes = blogMeta.image === null ? undefined : bytesOf(`_blog/${blogMeta.slug}/${blogMeta.image.file}`)
  if (image === null || type === undefined || bytes === undefined) return ''
  return `<enclosure url="${escapeXml(image)}" length="${bytes}" type="${type}"/>\n`
}

function jsonFeed(posts: readonly BlogPostPage[], { brand, origin }: FeedSite): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: areaText('blog.title', { name: brand.shortName }),
      home_page_url: `${origin}/en-US/blog/`,
      feed_url: `${origin}/${JSON_FEED_PATH}`,
      description: areaText('blog.tagline'),
      language: DEFAULT_LOCALE,
      items: posts.map(({ url, image, blogMeta, doc }) => ({
        id: origin + url,
        url: origin + url,
        title: blogMeta.title,
        summary: blogMeta.description,
        content_html: fullText(doc, origin),
        ...(image === null ? {} : { image }),
        date_published: `${blogMeta.date}T00:00:00Z`,
        authors: [{ name: blogMeta.author.name, ...(blogMeta.author.link === null ? {} : { url: blogMeta.author.link }) }],
        ...(blogMeta.keywords.length === 0 ? {} : { tags: blogMeta.keywords }),
      })),
    },
    undefined,
    1,
  )}\n`
}

/** The text of a post as HTML that can stand anywhere: whole addresses only. Tables of data are left to the page. */
function fullText({ body, mdn_url: url }: BlogPostPage['doc'], origin: string): string {
  const html = body.flatMap(({ type, value }) => {
    if (type !== 'prose') return []
    const level = value.isH3 ? 'h3' : 'h2'
    return ['title' in value ? `<${level}>${value.title}</${level}>` : '', value.content]
  })
  return html
    .filter((part) => part !== '')
    .join('\n')
    .replace(/<[a-z][^<>]*>/g, (tag) =>
      tag
        .replace(/ (href|src|poster)="\/(?!\/)/g, (_, name: string) => ` ${name}="${escapeHtml(origin)}/`)
        .replace(/ href="#/g, () => ` href="${escapeHtml(origin + url)}#`),
    )
}

function escapeXml(text: string): string {
  return escapeHtml(withoutControls(text))
}

/** Characters that XML 1.0 section 2.2 does not allow, not even escaped. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
}
