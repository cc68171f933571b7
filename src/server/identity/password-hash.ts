import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { createQueue } from '../http/limits/queue.ts'

/** Argon2id as OWASP's cheat sheet on password storage has it at least: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_BYTES = 16
/** Of the four threads of Node's pool, which read files as well (docs/decisions/0041): 40 MB at most, however many sign in at once. */
const MAX_AT_ONCE = 2
/** About three seconds of work for two busy cores; the next user should come back later. */
export const MAX_WAITING = 100
/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, both in base64 without padding (the PHC string format). */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,128})$/

const derive = promisify(argon2)
const queue = createQueue({ maxAtOnce: MAX_AT_ONCE, maxWaiting: MAX_WAITING })

/** The hash that is checked for an identity that does not exist: no password has it, and the check takes as long as any other. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * A password as it is stored: a PHC string. The work is done in threads of the system's, a few at a time.
 *
 * @param randomBytes for the salt
 * @throws AppError `unavailable` when too many wait
 */
export async function hashPassword(password: string, randomBytes: (count: number) => Uint8Array): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES))
  const hash = await queue.run(() => derive('argon2id', { ...COST, message: normalize(password), nonce: salt }))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(hash)}`
}

/**
 * Whether this is the password. It takes the same time for an identity that isn't there, so that time reveals to no one who has an account.
 *
 * @param stored a PHC string; undefined for an identity that isn't there
 * @throws AppError `unavailable` when too many wait
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? NOBODYS_HASH) ?? []
  if (hash === '') return false
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
  const given = await queue.run(() => derive('argon2id', { ...cost, message: normalize(password), nonce: Buffer.from(salt, 'base64') }))
  return timingSafeEqual(given, expected) && stored !== undefined
}

/**
 * Ends a request that needs a password hashed when too many wait already: before anything is counted or looked up for it.
 *
 * @throws AppError `unavailable`
 */
export function rejectWhenHashingIsFull(): void {
  queue.rejectWhenFull()
}

/** The same characters, however a keyboard composes them (NIST SP 800-63B section 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

function toBase64(bytes: Uint8Array): string {
  return trimEndOf(Buffer.from(bytes).toString('base64'), '=')
}
