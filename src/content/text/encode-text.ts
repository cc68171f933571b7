/** Enough for nearly all pages; a longer text makes it grow. Larger, it would only be memory: each thread has one. */
const USUAL_BYTES = 1 << 20
/** Most bytes of UTF-8 that a UTF-16 code unit becomes. */
const MAX_UNIT_BYTES = 3

let buffer = Buffer.allocUnsafeSlow(USUAL_BYTES)

/**
 * The UTF-8 bytes of a text, for hashing and writing it. They stand in one buffer of the thread and are valid until the next call: with a new
 * buffer for each of the 60,000 files of a build, memory management costs as much as the encoding (docs/decisions/0102).
 *
 * @param room so many bytes before those of the text, for what the caller puts there
 */
export function encodeText(text: string, room = 0): Uint8Array {
  const needed = room + text.length * MAX_UNIT_BYTES
  if (needed > buffer.length) buffer = Buffer.allocUnsafeSlow(needed)
  return buffer.subarray(0, room + buffer.write(text, room))
}
