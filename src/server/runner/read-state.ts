import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { MAX_STATE_BYTES, MAX_STATE_CHARS, type PlayState, parsePlayState } from '#contracts/play-state.ts'
import { AppError } from '../http/errors/app-error.ts'

/** Code as it came. */
export interface ReadState {
  readonly state: PlayState
  /** The label of the host that may run it. */
  readonly hash: string
}

const HASH_BYTES = 20
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

/**
 * The code in an address (docs/behaviour/runner.md 5).
 *
 * @param text base64, in either alphabet; a blank is a `+` that a form's query took for one
 * @throws AppError `bad_request` when it is absent or too long, or is no state
 */
export function readState(text: string | undefined): ReadState {
  const plain = text?.replaceAll(' ', '+') ?? ''
  if (plain.length > MAX_STATE_CHARS || !BASE64.test(plain)) throw new AppError('bad_request')
  return readCompressed(Buffer.from(plain, 'base64'))
}

/**
 * The code in compressed bytes.
 *
 * @throws AppError `bad_request` when they hold no state, or more than 2 MiB
 */
export function readCompressed(bytes: Uint8Array): ReadState {
  const state = parsePlayState(inflate(bytes))
  if (state === undefined) throw new AppError('bad_request')
  return {
    state,
    hash: createHash('sha256')
      .update(bytes)
      .digest('hex')
      .slice(0, HASH_BYTES * 2),
  }
}

/** Ends as soon as there is more than a state may hold: a few bytes can stand for gigabytes. */
function inflate(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(inflateRawSync(bytes, { maxOutputLength: MAX_STATE_BYTES }))
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
