import { countDocuments, type IndexParts, mergeParts } from '#search/index-parts.ts'
import { joinIndex } from '#search/write-index.ts'
import type { SearchSource } from './search-source.ts'

/** A page of an index, also one that is not to be found. */
export interface SearchEntry {
  readonly url: string
  /** A text that differs when anything does that the index has of the page. */
  readonly input: string
  /** Absent: the page is not in the index. */
  readonly ranked?: Pick<SearchSource, 'links' | 'popularity'>
}

/** All that the index of a language is made from; the next one begins from it (docs/decisions/0084). */
export interface SearchContents {
  /** In the order of their addresses. */
  readonly entries: readonly SearchEntry[]
  /** Of the entries that are in the index, in their order. */
  readonly parts: IndexParts
}

/** A page that is to be in the index. */
export type SearchInput = Pick<SearchEntry, 'url' | 'input'>

/**
 * What the index of a language is made from. Only pages whose input is another than before are read; the result is the same as when all are.
 *
 * @param pages in the order of their addresses, so that the same pages give the same bytes
 * @param read what the index has of a page; undefined when it is not to be found
 */
export function collectSearch(
  locale: string,
  pages: readonly SearchInput[],
  { previous, read }: { readonly previous?: SearchContents | undefined; readonly read: (url: string) => SearchSource | undefined },
): SearchContents {
  const known = new Map(previous?.entries.map((entry) => [entry.url, entry]))
  const numbers = numbersOf(previous?.entries ?? [])
  const added: SearchSource[] = []
  const sources: number[] = []
  const entries = pages.map((page): SearchEntry => {
    const same = known.get(page.url)
    if (same?.input === page.input) {
      if (same.ranked !== undefined) sources.push(numbers.get(page.url) ?? 0)
      return same
    }
    const source = read(page.url)
    if (source === undefined) return page
    added.push(source)
    sources.push(-added.length)
    return { ...page, ranked: { links: source.links, popularity: source.popularity } }
  })
  const parts = countDocuments(locale, added)
  return { entries, parts: previous === undefined ? parts : mergeParts(previous.parts, parts, Int32Array.from(sources)) }
}

/** The search index of one language. Where the views of pages are not known, the number of pages that link to a page stands in for them. */
export function buildSearchIndex(locale: string, { entries, parts }: SearchContents): Uint8Array {
  return joinIndex(locale, parts, listPriors(entries))
}

function numbersOf(entries: readonly SearchEntry[]): ReadonlyMap<string, number> {
  const indexed = entries.filter(({ ranked }) => ranked !== undefined)
  return new Map(indexed.map(({ url }, number) => [url, number]))
}

/** How likely users are to mean each page that is in the index, in order. */
export function listPriors(entries: readonly SearchEntry[]): readonly number[] {
  const pages = entries.flatMap(({ url, ranked }) => (ranked === undefined ? [] : [{ url, ...ranked }]))
  return pages.some(({ popularity }) => popularity !== null) ? priorsByViews(pages) : priorsByLinks(pages)
}

type RankedPage = Pick<SearchSource, 'url' | 'links' | 'popularity'>

/** On a logarithmic scale: the most viewed page has 1, a thousandth of its views is half of that. */
function priorsByViews(pages: readonly RankedPage[]): readonly number[] {
  return pages.map(({ popularity }) => scale((popularity ?? 0) * 1e6, 1e6))
}

function priorsByLinks(pages: readonly RankedPage[]): readonly number[] {
  const counts = new Map<string, number>()
  for (const { links } of pages) for (const url of links) counts.set(url, (counts.get(url) ?? 0) + 1)
  const most = pages.reduce((greatest, { url }) => Math.max(greatest, counts.get(url) ?? 0), 1)
  return pages.map(({ url }) => scale(counts.get(url) ?? 0, most))
}

function scale(count: number, most: number): number {
  return Math.log1p(count) / Math.log1p(most)
}
