import { countLinks, type LinkLists } from './link-lists.ts'
import type { SearchSource } from './search-source.ts'

/** How likely users are to mean each page, 0 to 1. Where the views of pages are not known, the number of pages that link to a page stands in for them. */
export function listPriors(pages: readonly Pick<SearchSource, 'url' | 'popularity'>[], links: LinkLists): readonly number[] {
  return pages.some(({ popularity }) => popularity !== null) ? priorsByViews(pages) : priorsByLinks(pages, links)
}

/** On a logarithmic scale: the most viewed page has 1, a thousandth of its views is half of that. */
function priorsByViews(pages: readonly Pick<SearchSource, 'popularity'>[]): readonly number[] {
  return pages.map(({ popularity }) => scale((popularity ?? 0) * 1e6, 1e6))
}

function priorsByLinks(pages: readonly Pick<SearchSource, 'url'>[], links: LinkLists): readonly number[] {
  const numbers = new Map(links.targets.map((url, number) => [url, number]))
  const linked = countLinks(links)
  const counts = pages.map(({ url }) => linked[numbers.get(url) ?? -1] ?? 0)
  const most = counts.reduce((greatest, count) => Math.max(greatest, count), 1)
  return counts.map((count) => scale(count, most))
}

function scale(count: number, most: number): number {
  return Math.log1p(count) / Math.log1p(most)
}
