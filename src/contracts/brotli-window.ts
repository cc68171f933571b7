/** Windows that Brotli knows (RFC 7932, section 9.1). */
const MIN_BITS = 10
const MAX_BITS = 22
/** What a window of 2^bits doesn't hold (the same section). */
const RESERVED_BYTES = 16

/**
 * The bits of the smallest window that holds a whole text, for `BROTLI_PARAM_LGWIN`. With the usual one of 4 MB, the encoder takes up to 32 MB of
 * fresh memory for each text, however short it is, and the system needs longer to clear it than the encoder needs for the text.
 */
export function brotliWindowBits(byteLength: number): number {
  return Math.min(MAX_BITS, Math.max(MIN_BITS, Math.ceil(Math.log2(byteLength + RESERVED_BYTES))))
}
