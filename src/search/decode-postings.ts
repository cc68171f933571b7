/** The documents that have a term, and where in them it stands (`fields.ts`). */
export interface Postings {
  readonly documents: Uint32Array
  readonly places: Uint8Array
}

/** Reads the postings of one term. */
export function decodePostings(bytes: Uint8Array): Postings {
  const count = countPostings(bytes)
  const documents = new Uint32Array(count)
  const places = new Uint8Array(count)
  let previous = -1
  let at = 0
  for (let index = 0; index < count; index += 1) {
    let [value, shift] = [0, 0]
    let byte = bytes[at++] ?? 0
    while (byte > 0x7f) {
      value |= (byte & 0x7f) << shift
      shift += 7
      byte = bytes[at++] ?? 0
    }
    previous += (value | (byte << shift)) + 1
    documents[index] = previous
    places[index] = bytes[at++] ?? 0
  }
  return { documents, places }
}

/** The number of documents that have a term, without reading which ones. */
export function countPostings(bytes: Uint8Array): number {
  let count = 0
  for (let at = 0; at < bytes.length; at += 2) {
    while ((bytes[at] ?? 0) > 0x7f) at += 1
    count += 1
  }
  return count
}
