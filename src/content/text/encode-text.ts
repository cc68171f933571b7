/** Enough for nearly all pages; a longer text makes it grow. Larger, it would only be memory: each thread has one. */
const USUAL_BYTES = 1 << 20
/** Most bytes of UTF-8 that a UTF-16 code unit becomes. */
const MAX_UNIT_BYTES = 3

let buffer = Buffer.allocUnsafeSlow(USUAL_BYTES)

/**
 * The UTF-8 bytes of a text, for hashing and writing it. They stand in one buffer of the thread and are valid until the next call: with a new
 * buffer for each of the 60,000 files of a build, memory management costs as much as the encoding (docs/decisions/0102).
 */
export function encodeText(text: string): Uint8Array {
  if (text.length * MAX_UNIT_BYTES > buffer.length) buffer = Buffer.allocUnsafeSlow(text.length * MAX_UNIT_BYTES)
  return buffer.subarray(0, buffer.write(text))
}
