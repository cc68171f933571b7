/*
 * What Glean imports from `fflate`, bundled in its place (cli/build-web-bundles.ts): `OwnUploader` lets the browser compress, which takes no
 * code (docs/decisions/0136).
 */

/** As in fflate. */
export function strToU8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** @throws Error always: Glean then leaves a ping as it is */
export function gzipSync(): never {
  throw new Error('the browser compresses pings')
}
