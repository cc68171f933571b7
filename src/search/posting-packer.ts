import type { PackedPostings } from './packed-postings.ts'

const FIRST_BYTES = 1 << 16
/** More bytes than that are copied by the machine: a view of them costs as much as that many in a loop. */
const LONG = 64
/** A varint of 32 bits and the places. */
const MAX_POSTING_BYTES = 6

/** Writes postings term by term, in the order of the terms. A term without a document is left out. */
export class PostingPacker {
  #bytes: Uint8Array
  #length = 0
  #previous = -1
  readonly #terms: string[] = []
  readonly #ends: number[] = []

  /** @param bytes that will probably be needed */
  constructor(bytes = FIRST_BYTES) {
    this.#bytes = new Uint8Array(bytes)
  }

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

  /** Adds a term with its postings. */
  copy({ terms, ends, bytes }: PackedPostings, term: number): void {
    const start = term === 0 ? 0 : (ends[term - 1] ?? 0)
    const length = (ends[term] ?? 0) - start
    while (this.#length + length > this.#bytes.length) this.#grow()
    if (length > LONG) this.#bytes.set(bytes.subarray(start, start + length), this.#length)
    else for (let at = 0; at < length; at += 1) this.#bytes[this.#length + at] = bytes[start + at] ?? 0
    this.#length += length
    this.#terms.push(terms[term] ?? '')
    this.#ends.push(this.#length)
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
