import { DocumentCounter } from './document-counter.ts'
import { partsOf } from './index-parts.ts'
import { joinIndex, mergeIndex } from './merge-index.ts'
import type { SearchDocument } from './search-document.ts'
import { cutPieces } from './text-pieces.ts'

/**
 * The index of one language's documents. The same documents in the same order give the same bytes.
 *
 * @param locale decides how words are found and stemmed
 */
export function writeIndex(locale: string, documents: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  const counter = new DocumentCounter(locale)
  const counted = documents.map((document) => counter.count(document))
  const made = mergeIndex(locale, {
    added: partsOf(counter.terms, counted),
    sources: Int32Array.from(counted, (_, number) => -1 - number),
    priors: documents.map(({ prior }) => prior),
    pieceEnds: cutPieces(counted.map(({ row }) => row.url)),
  })
  return joinIndex(locale, made)
}
