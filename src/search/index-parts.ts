import type { CountedDocument, IndexedDocument } from './document-counter.ts'
import type { PackedPostings } from './packed-postings.ts'
import { packCounts } from './postings.ts'

/** What an index is joined from. */
export interface IndexParts {
  readonly documents: readonly IndexedDocument[]
  /** Before compounds are split. */
  readonly postings: PackedPostings
  /** How many words each document has. */
  readonly lengths: Uint16Array
  /** The beginnings of the texts, in UTF-8. */
  readonly texts: readonly Uint8Array[]
}

/** The parts of an index of documents. @param terms of the counter of all of them */
export function partsOf(terms: readonly string[], documents: readonly CountedDocument[]): IndexParts {
  const counts = documents.map((document) => document.counts)
  return {
    documents: documents.map(({ row }) => row),
    postings: packCounts(terms, counts),
    lengths: Uint16Array.from(counts, ({ length }) => Math.min(length, 0xffff)),
    texts: documents.map(({ text }) => text),
  }
}
