import type { PackedPostings } from './packed-postings.ts'

/** Reads postings term by term, without making anything of them. */
export class PostingCursor {
  /** Of the posting that was read last. */
  document = -1
  places = 0
  readonly #packed: PackedPostings
  readonly #newNumbers: Int32Array | undefined
  #previous = -1
  #at = 0
  #end = 0

  /** @param newNumbers by which the documents are to be called; -1 or none for those that are left out. They rise */
  constructor(packed: PackedPostings, newNumbers?: Int32Array) {
    this.#packed = packed
    this.#newNumbers = newNumbers
  }

  /** Goes to the first posting of a term. */
  open(term: number): void {
    this.#at = term === 0 ? 0 : (this.#packed.ends[term - 1] ?? 0)
    this.#end = this.#packed.ends[term] ?? 0
    this.#previous = -1
  }

  /** Reads the next posting. @returns whether there is one */
  next(): boolean {
    while (this.#at < this.#end) {
      this.#read()
      const document = this.#newNumbers === undefined ? this.#previous : (this.#newNumbers[this.#previous] ?? -1)
      if (document < 0) continue
      this.document = document
      return true
    }
    return false
  }

  #read(): void {
    const { bytes } = this.#packed
    let byte = bytes[this.#at++] ?? 0
    let distance = byte & 0x7f
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[this.#at++] ?? 0
      distance |= (byte & 0x7f) << shift
    }
    this.#previous += distance + 1
    this.places = bytes[this.#at++] ?? 0
  }
}
