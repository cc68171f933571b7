import { type ByteRows, joinBlocks, mergeRows, startOf } from './byte-rows.ts'
import type { IndexedDocument } from './document-counter.ts'
import { type DocumentRow, type HeadSections, listIndexBlocks, readRows } from './index-format.ts'
import type { IndexParts } from './index-parts.ts'
import { listTitleWords } from './list-title-words.ts'
import type { PackedPostings } from './packed-postings.ts'
import { mergePostings, NO_POSTINGS, packPostings, unpackPostings } from './postings.ts'
import { splitCompounds } from './split-compounds.ts'
import { listTextBlocks, type MergedTexts, mergeTexts, type TextPieces } from './text-pieces.ts'
import { createTokenizer } from './tokenize.ts'
import { decodeText, encodeText } from './utf8.ts'

/** An index as the next one is made from it: what has not changed is copied as bytes. */
export interface PreviousIndex {
  /** `DocumentRow` in JSON. */
  readonly rows: ByteRows
  /** How likely users are to mean each document, in thousandths. */
  readonly priors: Uint16Array
  readonly shortTitles: readonly string[]
  /** Before compounds are split. */
  readonly postings: PackedPostings
  readonly lengths: Uint16Array
  readonly words: Uint8Array
  readonly texts: TextPieces
}

/** The sections of an index, and what it does not have of its documents, but the next index needs. */
export interface MadeIndex extends Pick<PreviousIndex, 'priors' | 'shortTitles' | 'postings'> {
  /** In blocks, of which most are parts of the previous index. */
  readonly sections: HeadSections
  readonly texts: MergedTexts
  /** Where the row of each document ends. */
  readonly rowEnds: Uint32Array
}

/** The documents of an index. */
export interface Documents {
  /** Those that are new or have changed. */
  readonly added: IndexParts
  /**
   * Where each document comes from: its number in the previous index, or -1 less its number in `added`. The numbers of each of them rise, and all of
   * `added` are there.
   */
  readonly sources: Int32Array
  /** How likely users are to mean each document, 0 to 1. */
  readonly priors: readonly number[]
  /** Where the pieces of their texts end (`cutPieces`). */
  readonly pieceEnds: Uint32Array
}

export const COMMA: Uint8Array = encodeText(',')
const [OPEN, CLOSE] = [encodeText('['), encodeText(']')]
const NO_INDEX: PreviousIndex = {
  rows: { bytes: new Uint8Array(), ends: new Uint32Array(), separator: COMMA },
  priors: new Uint16Array(),
  shortTitles: [],
  postings: NO_POSTINGS,
  lengths: new Uint16Array(),
  words: encodeText('[]'),
  texts: { ends: new Uint32Array(), pieceEnds: new Uint32Array(), read: () => new Uint8Array() },
}

/** The index of documents of which some are in the previous index: the bytes are those of an index that is made from nothing. */
export function mergeIndex(locale: string, documents: Documents, previous: PreviousIndex = NO_INDEX): MadeIndex {
  const { added, sources } = documents
  const pick = <Value>(known: ArrayLike<Value>, news: ArrayLike<Value>): readonly (Value | undefined)[] =>
    Array.from(sources, (source) => (source >= 0 ? known[source] : news[-1 - source]))
  const priors = Uint16Array.from(documents.priors, (prior) => Math.round(prior * 1000))
  const rows = mergeRows(previous.rows, ...rowSources(documents, priors, previous))
  const texts = mergeTexts(previous.texts, added.texts, documents)
  const postings = mergePostings(previous.postings, added.postings, sources)
  const packed = locale === 'de' ? withCompounds(postings) : postings
  return {
    sections: {
      documents: [OPEN, ...rows.blocks, CLOSE],
      terms: [encodeText(packed.terms.map((term) => `${term}\n`).join(''))],
      postingEnds: [bytesOf(packed.ends)],
      postings: [packed.bytes],
      lengths: [bytesOf(Uint16Array.from(pick(previous.lengths, added.lengths), (length = 0) => length))],
      words: [haveSameTitles(documents, previous) ? previous.words : wordsOf(locale, documents, previous)],
      textEnds: [bytesOf(texts.ends)],
    },
    texts,
    rowEnds: rows.ends,
    priors,
    shortTitles: pick(
      previous.shortTitles,
      added.documents.map(({ shortTitle }) => shortTitle),
    ).map((title = '') => title),
    postings,
  }
}

/** The bytes of an index. @param previous the index that it was merged with */
export function joinIndex(locale: string, { sections, texts }: MadeIndex, previous: PreviousIndex = NO_INDEX): Uint8Array<ArrayBuffer> {
  return joinBlocks(listIndexBlocks(locale, sections, listTextBlocks(texts, previous.texts)))
}

/** The rows that are not those of the previous index, and where each row comes from: of a document that is unchanged its prior may be another. */
function rowSources(
  { added, sources }: Documents,
  priors: Uint16Array,
  previous: PreviousIndex,
): readonly [readonly Uint8Array[], Int32Array] {
  const rows = added.documents.map((document) => document)
  const made: Uint8Array[] = []
  const make = (row: DocumentRow): number => -made.push(encodeText(JSON.stringify(row)))
  const own = sources.map((source, at) => {
    const prior = priors[at] ?? 0
    const document = rows[-1 - source]
    if (document !== undefined) return make(rowOf(document, prior))
    if (previous.priors[source] === prior) return source
    const [url, title, summary, , pageType, names] = readRow(previous, source)
    return make(rowOf({ url, title, summary, pageType, names }, prior))
  })
  return [made, own]
}

function rowOf({ url, title, summary, pageType, names }: Omit<IndexedDocument, 'shortTitle'>, prior: number): DocumentRow {
  return [url, title, summary, prior / 1000, pageType, names]
}

const NO_ROW: DocumentRow = ['', '', '', 0, '', []]

function readRow({ rows }: PreviousIndex, number: number): DocumentRow {
  const [row = NO_ROW] = readRows(`[${decodeText(rows.bytes.subarray(startOf(rows, number), rows.ends[number]))}]`)
  return row
}

function haveSameTitles({ added, sources }: Documents, previous: PreviousIndex): boolean {
  if (sources.length !== previous.priors.length) return false
  return sources.every((source, at) => {
    if (source >= 0) return source === at
    const document = added.documents[-1 - source]
    return document?.shortTitle === previous.shortTitles[at] && document?.title === readRow(previous, at)[1]
  })
}

function wordsOf(locale: string, { added, sources }: Documents, previous: PreviousIndex): Uint8Array {
  const { bytes, ends } = previous.rows
  const known = readRows(`[${decodeText(bytes.subarray(0, ends.at(-1) ?? 0))}]`)
  const titles = Array.from(sources, (source) => {
    const { title = '', shortTitle = '' } = added.documents[-1 - source] ?? {
      title: known[source]?.[1],
      shortTitle: previous.shortTitles[source],
    }
    return { title, shortTitle }
  })
  return encodeText(JSON.stringify(listTitleWords(titles, createTokenizer(locale))))
}

function withCompounds(postings: PackedPostings): PackedPostings {
  const lists = unpackPostings(postings)
  splitCompounds(lists)
  return packPostings(lists)
}

function bytesOf(numbers: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
