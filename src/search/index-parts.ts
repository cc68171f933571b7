import { listNames } from './names.ts'
import { mergePostings, type PackedPostings, type PostingLists, packCounts, unpackPostings } from './postings.ts'
import type { SearchDocument } from './search-document.ts'
import { TermCounter } from './term-counter.ts'
import { encodeText } from './utf8.ts'

/** Of a document's text, as much is stored for excerpts. */
const MAX_TEXT = 20_000

/** A document whose words can be counted: how likely users are to mean it is known only when all have been read. */
export type CountedDocument = Omit<SearchDocument, 'prior'>

/** What an index has of a document apart from its words and its text. */
export type IndexedDocument = Pick<SearchDocument, 'url' | 'title' | 'shortTitle' | 'summary' | 'pageType'> & {
  readonly names: readonly string[]
}

/** All that an index is joined from. An index of which some documents have changed is made from the parts of the previous one. */
export interface IndexParts {
  readonly documents: readonly IndexedDocument[]
  /** Before compounds are split. */
  readonly postings: PackedPostings
  /** How many words each document has. */
  readonly lengths: Uint16Array
  /** The beginnings of the texts, in UTF-8, and where each ends. */
  readonly texts: Uint8Array
  readonly textEnds: Uint32Array
  /** The words of the titles as the index has them; absent when they have to be listed. */
  readonly words?: Uint8Array
}

/** Counts the words of documents. The same documents in the same order give the same parts. */
export function countDocuments(locale: string, documents: readonly CountedDocument[]): IndexParts {
  const counter = new TermCounter(locale)
  const counts = documents.map((document) => counter.count(document))
  return {
    documents: documents.map(indexedDocument),
    postings: packCounts(counter.terms, counts),
    lengths: Uint16Array.from(counts, ({ length }) => Math.min(length, 0xffff)),
    ...joinTexts(documents.map(({ body }) => encodeText(body.slice(0, MAX_TEXT)))),
  }
}

/**
 * The parts of documents of which some have changed: the same as if all were counted.
 *
 * @param added of the documents that are new or have changed
 * @param sources where each document comes from: its number in `previous`, or -1 less its number in `added`. The numbers of `previous` rise
 */
export function mergeParts(previous: IndexParts, added: IndexParts, sources: Int32Array): IndexParts {
  const newNumbers = new Int32Array(previous.documents.length).fill(-1)
  const addedNumbers = new Int32Array(added.documents.length)
  for (const [number, source] of sources.entries()) {
    if (source >= 0) newNumbers[source] = number
    else addedNumbers[-1 - source] = number
  }
  const lists = renumber(unpackPostings(added.postings), addedNumbers)
  const pick = <Part>(of: (parts: IndexParts, number: number) => Part): Part[] =>
    Array.from(sources, (source) => (source >= 0 ? of(previous, source) : of(added, -1 - source)))
  const documents = pick((parts, number) => parts.documents[number] ?? NO_DOCUMENT)
  return {
    documents,
    ...(previous.words !== undefined && haveSameTitles(previous.documents, documents) ? { words: previous.words } : {}),
    postings: mergePostings(previous.postings, newNumbers, lists),
    lengths: Uint16Array.from(pick(({ lengths }, number) => lengths[number] ?? 0)),
    ...joinTexts(pick(({ texts, textEnds }, number) => texts.subarray(number === 0 ? 0 : textEnds[number - 1], textEnds[number]))),
  }
}

function haveSameTitles(some: readonly IndexedDocument[], others: readonly IndexedDocument[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ title, shortTitle }, at) => title === others[at]?.title && shortTitle === others[at]?.shortTitle)
  )
}

const NO_DOCUMENT: IndexedDocument = { url: '', title: '', shortTitle: '', summary: '', pageType: '', names: [] }

function indexedDocument(document: CountedDocument): IndexedDocument {
  const { url, title, shortTitle, summary, pageType } = document
  return { url, title, shortTitle, summary, pageType, names: listNames(document) }
}

/** @param numbers the new number of each document, in the order of the old ones; they need not rise */
function renumber(lists: PostingLists, numbers: Int32Array): PostingLists {
  return new Map(
    Array.from(lists, ([term, { documents, places }]) => {
      const sorted = documents.map((document, at) => [numbers[document] ?? 0, places[at] ?? 0] as const).sort(([a], [b]) => a - b)
      return [term, { documents: sorted.map(([number]) => number), places: sorted.map(([, place]) => place) }]
    }),
  )
}

function joinTexts(parts: readonly Uint8Array[]): Pick<IndexParts, 'texts' | 'textEnds'> {
  const texts = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  const textEnds = new Uint32Array(parts.length)
  let offset = 0
  for (const [index, part] of parts.entries()) {
    texts.set(part, offset)
    offset += part.byteLength
    textEnds[index] = offset
  }
  return { texts, textEnds }
}
