import { type CountedDocument, DocumentCounter } from '#search/document-counter.ts'
import type { SearchSource } from './search-source.ts'

/** A page for an index after its words were counted. */
export interface CountedPage extends Pick<SearchSource, 'links' | 'popularity'> {
  /** Its terms are numbers in the list of terms of the pages that were counted together. */
  readonly document: CountedDocument
}

/** The pages for an index that the previous index does not have as they are now. */
export interface CountedPages {
  /** The terms of all pages that were found, by their numbers. */
  readonly terms: readonly string[]
  /** Undefined for a page that is not to be found. */
  readonly find: (url: string) => CountedPage | undefined
}

/** @param counter of the language of the page */
export function countPage(counter: DocumentCounter, source: SearchSource): CountedPage {
  return { document: counter.count(source), links: source.links, popularity: source.popularity }
}

/** Counts each page when it is asked for. @param read what the index has of a page; undefined when it is not to be found */
export function countWhenAsked(locale: string, read: (url: string) => SearchSource | undefined): CountedPages {
  const counter = new DocumentCounter(locale)
  return {
    terms: counter.terms,
    find(url) {
      const source = read(url)
      return source === undefined ? undefined : countPage(counter, source)
    },
  }
}
