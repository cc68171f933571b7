import { type DocumentRow, joinSections } from './index-format.ts'
import { countDocuments, type IndexParts } from './index-parts.ts'
import { listTitleWords } from './list-title-words.ts'
import { type PackedPostings, packPostings, unpackPostings } from './postings.ts'
import type { SearchDocument } from './search-document.ts'
import { splitCompounds } from './split-compounds.ts'
import { createTokenizer } from './tokenize.ts'
import { encodeText } from './utf8.ts'

/**
 * The index of one language's documents. The same documents in the same order give the same bytes.
 *
 * @param locale decides how words are found and stemmed
 */
export function writeIndex(locale: string, documents: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  return joinIndex(
    locale,
    countDocuments(locale, documents),
    documents.map(({ prior }) => prior),
  )
}

/**
 * An index from its parts.
 *
 * @param priors how likely users are to mean each document, 0 to 1
 */
export function joinIndex(locale: string, parts: IndexParts, priors: readonly number[]): Uint8Array<ArrayBuffer> {
  const { terms, bytes, ends } = locale === 'de' ? withCompounds(parts.postings) : parts.postings
  return joinSections(locale, {
    documents: encodeText(JSON.stringify(rowsOf(parts, priors))),
    terms: encodeText(terms.map((term) => `${term}\n`).join('')),
    postingEnds: bytesOf(ends),
    postings: bytes,
    lengths: bytesOf(parts.lengths),
    words: parts.words ?? encodeText(JSON.stringify(listTitleWords(parts.documents, createTokenizer(locale)))),
    textEnds: bytesOf(parts.textEnds),
    texts: parts.texts,
  })
}

function rowsOf({ documents }: IndexParts, priors: readonly number[]): readonly DocumentRow[] {
  return documents.map(({ url, title, summary, pageType, names }, number) => {
    const prior = Math.round((priors[number] ?? 0) * 1000) / 1000
    return [url, title, summary, prior, pageType, names]
  })
}

function withCompounds(postings: PackedPostings): PackedPostings {
  const lists = unpackPostings(postings)
  splitCompounds(lists)
  return packPostings(lists)
}

function bytesOf(numbers: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
