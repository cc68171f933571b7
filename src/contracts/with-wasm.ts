import { MAX_STATE_BYTES, WASM_PLACE } from './play-state.ts'

/**
 * A script with the address of its WebAssembly module at each `WASM_PLACE`, which may stand inside of a text or a comment. Undefined when these
 * addresses have more than `MAX_STATE_BYTES` together: otherwise a small script and a small module would make a document of any size.
 *
 * @param wasm the module in base64; absent: the script stays as it is
 * @example withWasm('fetch("{%wasm-url%}")', 'AGFzbQ==') // 'fetch("data:application/wasm;base64,AGFzbQ==")'
 */
export function withWasm(js: string, wasm: string | undefined): string | undefined {
  if (wasm === undefined) return js
  const address = `data:application/wasm;base64,${wasm}`
  const parts = js.split(WASM_PLACE)
  return (parts.length - 1) * address.length > MAX_STATE_BYTES ? undefined : parts.join(address)
}

/** What its author can do about a script that gets no address of its module. */
export const TOO_MANY_WASM_PLACES = `${WASM_PLACE} stands in the script too often for a module of this size. Write it once, into a constant, and use that.`
