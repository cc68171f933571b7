import type { SearchDocument } from '#search/search-document.ts'
import { writeIndex } from '#search/write-index.ts'
import type { SearchSource } from './search-source.ts'

/**
 * The search index of one language. Where the views of pages are not known, the number of pages that link to a page stands in for them.
 *
 * @param sources in the order of their addresses, so that the same pages give the same bytes
 */
export function buildSearchIndex(locale: string, sources: readonly SearchSource[]): Uint8Array {
  return writeIndex(locale, addPriors(sources))
}

/** The pages as the index takes them, each with how likely readers are to mean it. */
export function addPriors(sources: readonly SearchSource[]): readonly SearchDocument[] {
  const priors = sources.some(({ popularity }) => popularity !== null) ? priorsByViews(sources) : priorsByLinks(sources)
  return sources.map(({ links: _links, popularity: _popularity, ...source }) => ({ ...source, prior: priors.get(source.url) ?? 0 }))
}

/** On a logarithmic scale: the most viewed page has 1, a thousandth of its views is half of that. */
function priorsByViews(sources: readonly SearchSource[]): ReadonlyMap<string, number> {
  return new Map(sources.map(({ url, popularity }) => [url, scale((popularity ?? 0) * 1e6, 1e6)]))
}

function priorsByLinks(sources: readonly SearchSource[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { links } of sources) for (const url of links) counts.set(url, (counts.get(url) ?? 0) + 1)
  const most = sources.reduce((greatest, { url }) => Math.max(greatest, counts.get(url) ?? 0), 1)
  return new Map(sources.map(({ url }) => [url, scale(counts.get(url) ?? 0, most)]))
}

function scale(count: number, most: number): number {
  return Math.log1p(count) / Math.log1p(most)
}
