import { listNames } from './names.ts'
import type { SearchDocument } from './search-document.ts'
import { TermCounter, type TermCounts } from './term-counter.ts'
import { encodeText } from './utf8.ts'

/** Of a document's text, as much is stored for excerpts. */
const MAX_TEXT = 20_000

/** A document whose words can be counted: how likely users are to mean it is known only when all have been read. */
export type UnrankedDocument = Omit<SearchDocument, 'prior'>

/** What an index has of a document apart from its words and its text. */
export type IndexedDocument = Pick<SearchDocument, 'url' | 'title' | 'shortTitle' | 'summary' | 'pageType'> & {
  readonly names: readonly string[]
}

/** All that an index has of a document. */
export interface CountedDocument {
  readonly row: IndexedDocument
  readonly counts: TermCounts
  /** The beginning of its text, in UTF-8. */
  readonly text: Uint8Array
}

/** Counts the documents of one language. The texts of a document are not needed afterwards. */
export class DocumentCounter {
  readonly #counter: TermCounter

  constructor(locale: string) {
    this.#counter = new TermCounter(locale)
  }

  /** The terms that were met, by their numbers. */
  get terms(): readonly string[] {
    return this.#counter.terms
  }

  count(document: UnrankedDocument): CountedDocument {
    const { url, title, shortTitle, summary, pageType, body } = document
    return {
      row: { url, title, shortTitle, summary, pageType, names: listNames(document) },
      counts: this.#counter.count(document),
      text: encodeText(body.slice(0, MAX_TEXT)),
    }
  }
}
