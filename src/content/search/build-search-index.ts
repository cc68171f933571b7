import type { CountedDocument } from '#search/document-counter.ts'
import { partsOf } from '#search/index-parts.ts'
import { joinIndex, type MadeIndex, mergeIndex, type PreviousIndex } from '#search/merge-index.ts'
import { cutPieces } from '#search/text-pieces.ts'
import type { CountedPages } from './counted-pages.ts'
import { type LinkLists, mergeLinks, NO_LINKS } from './link-lists.ts'
import { listPriors } from './list-priors.ts'
import type { SearchSource } from './search-source.ts'

/** A page that is to be in an index. */
export interface SearchInput {
  readonly url: string
  /** A text that differs when anything does that the index has of the page. */
  readonly input: string
}

/** A page of an index. */
export interface SearchEntry extends SearchInput {
  /** Its share of the views; null when views are not known. Absent: the page is not to be found. */
  readonly popularity?: number | null
}

/** All that the index of a language is made from apart from the documents themselves. */
interface SearchPages {
  /** In the order of their addresses. */
  readonly entries: readonly SearchEntry[]
  /** Of the entries that are in the index, in their order. */
  readonly links: LinkLists
}

/** The index of a language, and what the next one begins from (docs/decisions/0084). */
export interface SearchContents extends SearchPages {
  readonly index: MadeIndex
}

/** The same of the previous build. */
export interface PreviousSearch extends SearchPages {
  readonly index: PreviousIndex
}

/**
 * What the index of a language is made from. Only pages whose input is another than before are asked for; the result is the same as when all are.
 *
 * @param pages in the order of their addresses, so that the same pages give the same bytes
 */
export function collectSearch(
  locale: string,
  pages: readonly SearchInput[],
  { previous, counted }: { readonly previous?: PreviousSearch | undefined; readonly counted: CountedPages },
): SearchContents {
  const known = new Map(numberEntries(previous?.entries ?? []).map((numbered) => [numbered.entry.url, numbered]))
  const added: CountedDocument[] = []
  const sources: number[] = []
  const links: (number | readonly string[])[] = []
  const entries = pages.map((page): SearchEntry => {
    const same = known.get(page.url)
    if (same?.entry.input === page.input) {
      if (same.number !== undefined) {
        sources.push(same.number)
        links.push(same.number)
      }
      return same.entry
    }
    const found = counted.find(page.url)
    if (found === undefined) return page
    sources.push(-added.push(found.document))
    links.push(found.links)
    return { ...page, popularity: found.popularity }
  })
  const merged = mergeLinks(previous?.links ?? NO_LINKS, links)
  const ranked = listRanked(entries)
  const documents = {
    added: partsOf(counted.terms, added),
    sources: Int32Array.from(sources),
    priors: listPriors(ranked, merged),
    pieceEnds: cutPieces(ranked.map(({ url }) => url)),
  }
  return { entries, links: merged, index: mergeIndex(locale, documents, previous?.index) }
}

/** The search index of one language, made from nothing. */
export function buildSearchIndex(locale: string, { index }: SearchContents): Uint8Array {
  return joinIndex(locale, index)
}

/** Entries with their numbers as documents. */
function numberEntries(entries: readonly SearchEntry[]): readonly { readonly entry: SearchEntry; readonly number: number | undefined }[] {
  let next = 0
  return entries.map((entry) => ({ entry, number: entry.popularity === undefined ? undefined : next++ }))
}

function listRanked(entries: readonly SearchEntry[]): readonly Pick<SearchSource, 'url' | 'popularity'>[] {
  return entries.flatMap(({ url, popularity }) => (popularity === undefined ? [] : [{ url, popularity }]))
}
