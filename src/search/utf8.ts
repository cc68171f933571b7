/** Functions of Node and of every browser; this part is compiled without the types of either. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The bytes of a text in UTF-8. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** Most texts of documents are shorter; one place for all of them is faster than a new one for each. */
const copy = new Uint8Array(128 * 1024)

/** The text of bytes in UTF-8; also of shared memory, which not every decoder reads. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.buffer instanceof ArrayBuffer) return decoder.decode(bytes)
  if (bytes.length > copy.length) return decoder.decode(new Uint8Array(bytes))
  copy.set(bytes)
  return decoder.decode(copy.subarray(0, bytes.length))
}
