import type { NewsItem } from '#contracts/home.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import type { PageRecord } from '../read/page-record.ts'

/** Posts in the data of the home page (reference/content.md 3.8), of which it shows three. */
const NEWS = 4

const SOURCE_URL = '/en-US/blog/'

/**
 * The blog's newest posts that nobody paid for.
 *
 * @param pages posts among them newest first, as the blog has them
 */
export function latestNews(pages: readonly PageRecord[], brand: Brand): NewsItem[] {
  const source = { name: areaText('blog.title', { name: brand.shortName }), url: SOURCE_URL }
  const posts = pages.flatMap(({ url, area }) => (area?.renderer === 'BlogPost' && !area.meta.sponsored ? [{ url, ...area.meta }] : []))
  return posts.slice(0, NEWS).map(({ url, title, description, author, date }) => ({
    title,
    url,
    summary: description,
    author: author.name,
    published_at: date,
    source,
  }))
}
