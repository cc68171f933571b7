import { decodePostings, type Postings } from './decode-postings.ts'
import type { TermCounts } from './term-counter.ts'

/** Where a term stands: numbers of documents in rising order, and for each of them the places (`fields.ts`). */
export interface PostingList {
  readonly documents: number[]
  readonly places: number[]
}

/** Postings by term, while documents are counted. */
export type PostingLists = Map<string, PostingList>

/** Postings as an index stores them (`index-format.ts`). */
export interface PackedPostings {
  /** In the order of their UTF-16 units. */
  readonly terms: readonly string[]
  /** Where the postings of each term end in `bytes`. */
  readonly ends: Uint32Array
  readonly bytes: Uint8Array
}

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
  return new Map(
    packed.terms.map((term, index) => {
      const { documents, places } = decodePostings(bytesOfTerm(packed, index))
      return [term, { documents: [...documents], places: [...places] }]
    }),
  )
}

/**
 * The postings of a set of documents of which some have changed: the same bytes as when all of them are counted again.
 *
 * @param previous of the set as it was
 * @param newNumbers the new number of each document of `previous`, in rising order; -1 for one that has changed or is gone
 * @param added of the documents that are new or have changed, with their new numbers
 */
export function mergePostings(previous: PackedPostings, newNumbers: Int32Array, added: PostingLists): PackedPostings {
  const packer = new PostingPacker()
  const isOld = new Set(previous.terms)
  const news = [...added.keys()].filter((term) => !isOld.has(term)).sort()
  let next = 0
  for (const [index, term] of previous.terms.entries()) {
    for (let own = news[next]; own !== undefined && own < term; own = news[++next]) addTerm(packer, own, added.get(own))
    const { documents, places } = decodePostings(bytesOfTerm(previous, index))
    const { documents: addedDocuments = [], places: addedPlaces = [] } = added.get(term) ?? {}
    let ahead = 0
    for (let at = 0; at < documents.length; at++) {
      const document = newNumbers[documents[at] ?? 0] ?? -1
      if (document < 0) continue
      for (let own = addedDocuments[ahead]; own !== undefined && own < document; own = addedDocuments[++ahead])
        packer.add(own, addedPlaces[ahead] ?? 0)
      packer.add(document, places[at] ?? 0)
    }
    for (; ahead < addedDocuments.length; ahead++) packer.add(addedDocuments[ahead] ?? 0, addedPlaces[ahead] ?? 0)
    packer.end(term)
  }
  for (; next < news.length; next++) addTerm(packer, news[next] ?? '', added.get(news[next] ?? ''))
  return packer.result()
}

function addTerm(packer: PostingPacker, term: string, { documents, places }: PostingList = { documents: [], places: [] }): void {
  for (const [at, document] of documents.entries()) packer.add(document, places[at] ?? 0)
  packer.end(term)
}

function bytesOfTerm({ ends, bytes }: PackedPostings, index: number): Uint8Array {
  return bytes.subarray(index === 0 ? 0 : ends[index - 1], ends[index])
}

/** A varint of 32 bits and the places. */
const MAX_POSTING_BYTES = 6
const FIRST_BYTES = 1 << 16

/** Writes postings term by term, in the order of the terms. A term without a document is left out. */
class PostingPacker {
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0
  #previous = -1
  readonly #terms: string[] = []
  readonly #ends: number[] = []

  add(document: number, places: number): void {
    if (this.#length + MAX_POSTING_BYTES > this.#bytes.length) this.#grow()
    let rest = document - this.#previous - 1
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
    this.#bytes[this.#length++] = places
    this.#previous = document
  }

  end(term: string): void {
    if (this.#previous === -1) return
    this.#terms.push(term)
    this.#ends.push(this.#length)
    this.#previous = -1
  }

  result(): PackedPostings {
    return { terms: this.#terms, ends: Uint32Array.from(this.#ends), bytes: this.#bytes.slice(0, this.#length) }
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2)
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
