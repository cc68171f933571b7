import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { type EncodedState, type PlayState, playStateJson } from '#contracts/play-state.ts'

/** Code as an address holds it. */
export function encodeState(state: Partial<PlayState>): EncodedState {
  return encodeText(playStateJson({ html: '', css: '', js: '', ...state }))
}

/** Any text in place of a state's JSON. */
export function encodeText(text: string): EncodedState {
  const bytes = new Uint8Array(deflateRawSync(text))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  return { text: Buffer.from(bytes).toString('base64'), bytes, hash }
}
