/** Functions of Node and of every browser; this part is compiled without the types of either. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The bytes of a text in UTF-8. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** The text of bytes in UTF-8; also of shared memory, which not every decoder reads. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes))
}
