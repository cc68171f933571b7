import type { PageRecord } from '../read/page-record.ts'
import { plainTitle } from '../document/titles.ts'

/** The list for quick search of one language: titles and addresses, in the order of the titles (reference/content.md 4). */
export function searchIndex(pages: readonly PageRecord[]): string {
  const entries = pages.map(({ title, url }) => ({ title: plainTitle(title), url }))
  entries.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.url < b.url ? -1 : 1))
  return JSON.stringify(entries)
}
