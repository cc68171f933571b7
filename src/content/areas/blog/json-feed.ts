import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { Feed, FeedItem } from './feed.ts'

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed({ title, description, home, address, items }: Feed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: home,
      feed_url: `${address}feed.json`,
      description,
      language: DEFAULT_LOCALE,
      items: items.map(jsonItem),
    },
    undefined,
    1,
  )}\n`
}

function jsonItem({ post, address, html, authorUrl }: FeedItem): object {
  const { title, description, date, author, tags } = post.blogMeta
  return {
    id: address,
    url: address,
    title,
    summary: description,
    content_html: html,
    ...(post.image === null ? {} : { image: post.image }),
    date_published: `${date}T00:00:00Z`,
    authors: [{ name: author.name, ...(authorUrl === undefined ? {} : { url: authorUrl }) }],
    ...(tags.length === 0 ? {} : { tags: tags.map((tag) => tag.title) }),
  }
}
