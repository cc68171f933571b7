import { type EncodedState, MAX_STATE_BYTES, type PlayState, parsePlayState, playStateJson } from '#contracts/play-state.ts'
import { sha256 } from './sha256.ts'

const FORMAT = 'deflate-raw'
const HASH_BYTES = 20

/** Compresses code for an address or a message, and says which host runs it. */
export async function encodePlayState(state: PlayState): Promise<EncodedState> {
  const bytes = await pass(new TextEncoder().encode(playStateJson(state)), new CompressionStream(FORMAT))
  return { text: base64Of(bytes), bytes, hash: hexOf(sha256(bytes).subarray(0, HASH_BYTES)) }
}

/** The code that a text from an address holds; undefined when it holds none, or more than a runner takes. */
export async function decodePlayState(text: string): Promise<PlayState | undefined> {
  try {
    const json = await pass(bytesOf(text), new DecompressionStream(FORMAT), MAX_STATE_BYTES)
    return parsePlayState(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return undefined
  }
}

/** @throws Error when more than `maxBytes` come out */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
  maxBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(through).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.length
    if (size > maxBytes) {
      await reader.cancel()
      throw new Error(`more than ${maxBytes} bytes`)
    }
    chunks.push(step.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Takes the alphabet of addresses as well, and blanks for `+`, which a form's query makes of them. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
