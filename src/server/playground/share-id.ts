import { createHash, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 16
const CHECK_BYTES = 2
const ID = /^[\w-]{24}$/

/**
 * An id of shared code: 128 random bits, so that no one guesses one, and 16 bits that are worked out from them, by which an id that was
 * cut or changed is known as such (docs/behaviour/shared-code.md 3). 24 characters of base64url.
 */
export function makeShareId(randomBytes: (count: number) => Uint8Array): string {
  const random = randomBytes(RANDOM_BYTES)
  return Buffer.concat([random, checkOf(random)]).toString('base64url')
}

/** Whether a text may be an id that `makeShareId` gave. */
export function isShareId(text: string): boolean {
  if (!ID.test(text)) return false
  const bytes = Buffer.from(text, 'base64url')
  return timingSafeEqual(checkOf(bytes.subarray(0, RANDOM_BYTES)), bytes.subarray(RANDOM_BYTES))
}

function checkOf(random: Uint8Array): Uint8Array {
  return createHash('sha256').update(random).digest().subarray(0, CHECK_BYTES)
}
