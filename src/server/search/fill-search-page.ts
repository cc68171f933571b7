import { escapeHtml } from '#contracts/escape-html.ts'
import { type SearchOutcome, searchDocumentTitle, searchPageHtml } from '#contracts/search-page-html.ts'
import { SEARCH_PLACE } from '#contracts/search-place.ts'
import type { AskedSearch } from '#contracts/search-url.ts'
import { searchTexts } from '#locales/search.ts'

const TITLE = /<title>[^<]*<\/title>/

/**
 * The built search page with what came of a search in the place that is marked for it, and with its title.
 *
 * @throws Error when the page has no such place
 */
export function fillSearchPage(html: string, asked: AskedSearch, outcome: SearchOutcome): string {
  const start = html.indexOf(SEARCH_PLACE.start)
  const end = html.indexOf(SEARCH_PLACE.end, start)
  if (start === -1 || end === -1) throw new Error(`the search page in ${asked.locale} has no place for results`)
  const texts = searchTexts(asked.locale)
  const title = searchDocumentTitle(asked, outcome, texts)
  const before = html.slice(0, start)
  const head = title === undefined ? before : before.replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
  return head + searchPageHtml(asked, outcome, texts) + html.slice(end + SEARCH_PLACE.end.length)
}
