import type { BlogMeta, BlogPostPage } from '#contracts/areas.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import { type Html, html, joinHtml, raw } from '#markup/html.ts'
import { BLOG_URL } from './blog-urls.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedHtml } from './feed-html.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

/** Posts in a feed: those that a user may have missed, not the archive. */
const POSTS_IN_FEED = 50

export const RSS_PATH = 'en-US/blog/rss.xml'

interface FeedSite {
  readonly brand: Brand
  readonly origin: string
  /** The size of a file next to a page by its key (read/assets.ts), in bytes. */
  readonly bytesOf: (key: string) => number | undefined
}

/** Where the feeds are, below the public folder. @param posts all posts; without any there are no feeds */
export function listFeedPaths(posts: readonly BlogMeta[]): readonly string[] {
  return listsOf(posts).flatMap(({ url }) => [`${url.slice(1)}rss.xml`, `${url.slice(1)}feed.json`])
}

/**
 * The feeds of the blog and of its lists with the whole texts of their newest posts: RSS 2.0 and JSON Feed 1.1; path below the public
 * folder -> text.
 *
 * @param posts newest first; without any there are no feeds
 */
export function blogFeeds(posts: readonly BlogPostPage[], site: FeedSite): ReadonlyMap<string, string> {
  const items = posts.map((post) => itemOf(post, site))
  const feeds = listsOf(posts.map(({ blogMeta }) => blogMeta)).map((list) => feedOf(list, items, site))
  return new Map(
    feeds.flatMap((feed) => {
      const folder = feed.address.slice(site.origin.length + 1)
      return [
        [`${folder}rss.xml`, rss(feed)],
        [`${folder}feed.json`, jsonFeed(feed)],
      ]
    }),
  )
}

interface FeedList {
  readonly url: string
  /** Undefined for all posts. */
  readonly title?: string
}

/** All that there is a feed of: the blog, its tags, its authors. The newest post says how they are spelled. */
function listsOf(posts: readonly BlogMeta[]): readonly FeedList[] {
  if (posts.length === 0) return []
  const lists = new Map<string, FeedList>([[BLOG_URL, { url: BLOG_URL }]])
  const add = (url: string, title: string): void => {
    if (!lists.has(url)) lists.set(url, { url, title })
  }
  for (const { tags, author } of posts) {
    for (const { title, url } of tags) add(url, areaText('blog.posts_about', { tag: title }))
    if (author.url !== null) add(author.url, areaText('blog.posts_by', { author: author.name }))
  }
  return [...lists.values()]
}

function feedOf({ url, title }: FeedList, items: readonly FeedItem[], { brand, origin }: FeedSite): Feed {
  const blogTitle = areaText('blog.title', { name: brand.shortName })
  const isOf = ({ post: { blogMeta } }: FeedItem): boolean =>
    title === undefined || blogMeta.author.url === url || blogMeta.tags.some((tag) => tag.url === url)
  return {
    title: title === undefined ? blogTitle : `${title} | ${blogTitle}`,
    description: areaText('blog.tagline'),
    home: origin + url,
    address: origin + url,
    items: items.filter(isOf).slice(0, POSTS_IN_FEED),
  }
}

function itemOf(post: BlogPostPage, { origin, bytesOf }: FeedSite): FeedItem {
  const { slug, image, author } = post.blogMeta
  const address = origin + post.url
  const bytes = image === null ? undefined : bytesOf(`_blog/${slug}/${image.file}`)
  const authorUrl = author.link ?? (author.url === null ? undefined : origin + author.url)
  return { post, address, html: feedHtml(fullText(post).toString(), address), authorUrl, bytes }
}

/** Whether it was paid for, and the text of a post. Tables of data are left to the page. */
function fullText({ doc, blogMeta }: BlogPostPage): Html {
  const sponsored = blogMeta.sponsored && html`<p><em>${areaText('blog.sponsored')}</em></p>`
  const sections = doc.body.flatMap(({ type, value }) => {
    if (type !== 'prose') return []
    const level = value.isH3 ? 'h3' : 'h2'
    // Titles and contents are HTML of the builder (contracts/document.ts).
    return ['title' in value && html`<${level}>${raw(value.title)}</${level}>`, value.content !== '' && raw(value.content)]
  })
  return joinHtml([sponsored, ...sections], '\n')
}
