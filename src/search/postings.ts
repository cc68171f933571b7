import type { Postings } from './decode-postings.ts'
import type { PackedPostings } from './packed-postings.ts'
import { PostingCursor } from './posting-cursor.ts'
import { PostingPacker } from './posting-packer.ts'
import type { TermCounts } from './term-counter.ts'

/** Where a term stands: numbers of documents in rising order, and for each of them the places (`fields.ts`). */
export interface PostingList {
  readonly documents: number[]
  readonly places: number[]
}

/** Postings by term, while documents are counted. */
export type PostingLists = Map<string, PostingList>

/**
 * The counts of documents in the form of an index.
 *
 * @param terms by their numbers
 * @param documents in order; a term without a document is left out
 */
export function packCounts(terms: readonly string[], documents: readonly TermCounts[]): PackedPostings {
  const { starts, postings } = sortByTerm(terms.length, documents)
  const numbers = Array.from(terms, (_, number) => number).sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1))
  const packer = new PostingPacker()
  for (const number of numbers) {
    const end = starts[number + 1] ?? 0
    for (let at = starts[number] ?? 0; at < end; at += 1) packer.add(postings.documents[at] ?? 0, postings.places[at] ?? 0)
    packer.end(terms[number] ?? '')
  }
  return packer.result()
}

/** The postings of all terms one after the other, by the numbers of the terms, and where those of each term begin. */
function sortByTerm(terms: number, documents: readonly TermCounts[]): { readonly starts: Uint32Array; readonly postings: Postings } {
  const starts = new Uint32Array(terms + 1)
  for (const { numbers } of documents) for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1
  for (let number = 0; number < terms; number += 1) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0)
  const next = starts.slice()
  const postings = { documents: new Uint32Array(starts[terms] ?? 0), places: new Uint8Array(starts[terms] ?? 0) }
  for (const [document, { numbers, places }] of documents.entries()) {
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      const to = next[number] ?? 0
      postings.documents[to] = document
      postings.places[to] = places[at] ?? 0
      next[number] = to + 1
    }
  }
  return { starts, postings }
}

/** The lists in the form of an index. */
export function packPostings(lists: PostingLists): PackedPostings {
  const packer = new PostingPacker()
  for (const term of [...lists.keys()].sort()) {
    const { documents = [], places = [] } = lists.get(term) ?? {}
    for (const [at, document] of documents.entries()) packer.add(document, places[at] ?? 0)
    packer.end(term)
  }
  return packer.result()
}

/** The opposite of `packPostings`. */
export function unpackPostings(packed: PackedPostings): PostingLists {
  const cursor = new PostingCursor(packed)
  return new Map(
    packed.terms.map((term, index) => {
      const list: PostingList = { documents: [], places: [] }
      for (cursor.open(index); cursor.next(); ) {
        list.documents.push(cursor.document)
        list.places.push(cursor.places)
      }
      return [term, list]
    }),
  )
}

/** The postings of no documents. */
export const NO_POSTINGS: PackedPostings = { terms: [], ends: new Uint32Array(), bytes: new Uint8Array() }

/**
 * The postings of a set of documents of which some have changed: the same bytes as when all of them are counted again.
 *
 * @param previous of the set as it was
 * @param added of the documents that are new or have changed
 * @param sources where each document comes from: its number in `previous`, or -1 less its number in `added`; both rise, and all of `added` are there
 */
export function mergePostings(previous: PackedPostings, added: PackedPostings, sources: Int32Array): PackedPostings {
  if (previous.terms.length === 0) return added
  const numbers = newNumbersOf(sources)
  const [known, news] = [new PostingCursor(previous, numbers.previous), new PostingCursor(added, numbers.added)]
  const packer = new PostingPacker(previous.bytes.length + added.bytes.length)
  let next = 0
  for (let index = 0; index < previous.terms.length; index += 1) {
    const term = previous.terms[index] ?? ''
    for (let own = added.terms[next]; own !== undefined && own < term; own = added.terms[++next]) {
      news.open(next)
      mergeTerm(packer, known, news)
      packer.end(own)
    }
    const isInBoth = added.terms[next] === term
    if (!isInBoth && isUnchanged(previous, index, numbers.previous)) {
      packer.copy(previous, index)
      continue
    }
    known.open(index)
    if (isInBoth) news.open(next++)
    mergeTerm(packer, known, news)
    packer.end(term)
  }
  for (; next < added.terms.length; next += 1) {
    news.open(next)
    mergeTerm(packer, known, news)
    packer.end(added.terms[next] ?? '')
  }
  return packer.result()
}

/** Whether all documents of a term have the numbers that they had. */
function isUnchanged({ ends, bytes }: PackedPostings, term: number, newNumbers: Int32Array): boolean {
  const end = ends[term] ?? 0
  let document = -1
  for (let at = term === 0 ? 0 : (ends[term - 1] ?? 0); at < end; at += 1) {
    let byte = bytes[at++] ?? 0
    let distance = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] ?? 0
      distance |= (byte & 0x7f) << shift
    }
    document += distance + 1
    if (newNumbers[document] !== document) return false
  }
  return true
}

/** Adds the postings of one term from two places. */
function mergeTerm(packer: PostingPacker, known: PostingCursor, news: PostingCursor): void {
  let hasNews = news.next()
  while (known.next()) {
    for (; hasNews && news.document < known.document; hasNews = news.next()) packer.add(news.document, news.places)
    packer.add(known.document, known.places)
  }
  for (; hasNews; hasNews = news.next()) packer.add(news.document, news.places)
}

/** The new numbers of documents; -1 for one that has changed or is gone. */
function newNumbersOf(sources: Int32Array): { readonly previous: Int32Array; readonly added: Int32Array } {
  const last = sources.reduce((greatest, source) => Math.max(greatest, source), -1)
  const least = sources.reduce((smallest, source) => Math.min(smallest, source), 0)
  const numbers = { previous: new Int32Array(last + 1).fill(-1), added: new Int32Array(-least) }
  for (const [number, source] of sources.entries()) {
    if (source >= 0) numbers.previous[source] = number
    else numbers.added[-1 - source] = number
  }
  return numbers
}
