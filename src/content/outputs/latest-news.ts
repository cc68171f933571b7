import type { NewsItem } from '#contracts/home.ts'
import type { Brand } from '#contracts/site.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import type { PageRecord } from '../read/page-record.ts'

/** Posts in the data of the home page (docs/behaviour/home.md 1), of which it shows three. */
const NEWS = 4

/**
 * The blog's newest posts that no one paid for.
 *
 * @param pages posts among them newest first, as the blog has them
 */
export function latestNews(pages: readonly PageRecord[], brand: Brand): NewsItem[] {
  return pages.flatMap((page) => kindOfRecord(page).news?.(page, brand) ?? []).slice(0, NEWS)
}
