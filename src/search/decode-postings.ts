/** The documents that have a term, and where in them it stands (`fields.ts`). */
export interface Postings {
  readonly documents: Uint32Array
  readonly places: Uint8Array
}

/** Reads the postings of one term. */
export function decodePostings(bytes: Uint8Array): Postings {
  const documents: number[] = []
  const places: number[] = []
  let previous = -1
  for (let at = 0; at < bytes.length; ) {
    let [value, shift] = [0, 0]
    let byte = bytes[at++] ?? 0
    while (byte > 0x7f) {
      value |= (byte & 0x7f) << shift
      shift += 7
      byte = bytes[at++] ?? 0
    }
    previous += (value | (byte << shift)) + 1
    documents.push(previous)
    places.push(bytes[at++] ?? 0)
  }
  return { documents: Uint32Array.from(documents), places: Uint8Array.from(places) }
}
