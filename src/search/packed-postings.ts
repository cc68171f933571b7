/** Postings as an index stores them (`index-format.ts`). */
export interface PackedPostings {
  /** In the order of their UTF-16 units. */
  readonly terms: readonly string[]
  /** Where the postings of each term end in `bytes`. */
  readonly ends: Uint32Array
  readonly bytes: Uint8Array
}
