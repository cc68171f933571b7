import type { PackedPostings } from './packed-postings.ts'

const FIRST_BYTES = 1 << 16
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

  result(): PackedPostings {
    return { terms: this.#terms, ends: Uint32Array.from(this.#ends), bytes: this.#bytes.slice(0, this.#length) }
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2)
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
