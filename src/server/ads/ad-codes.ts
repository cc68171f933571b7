import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { PLACEMENTS } from '#contracts/ad-placements.ts'
import { getOrMakeSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'

/** What a code is good for. It is of no use for the other purposes. */
export type CodePurpose = 'click' | 'view' | 'image'

/** What a code says: the campaign, the placement, when it expires, and a random word of its own. */
const Claims = Type.Tuple([
  Type.String({ maxLength: 100 }),
  Type.Enum([...PLACEMENTS]),
  Type.Integer(),
  Type.String({ minLength: 1, maxLength: 64 }),
])
export interface AdClaims {
  readonly campaign: string
  readonly placement: Static<typeof Claims>[1]
  /** Milliseconds since 1970. */
  readonly expires: number
  readonly nonce: string
}

/** The result of reading a code. */
export type ReadCode = { readonly kind: 'claims'; readonly claims: AdClaims } | { readonly kind: 'bad' } | { readonly kind: 'expired' }

/** Writes and reads codes. */
export interface AdCodes {
  write(purpose: CodePurpose, claims: AdClaims): string
  read(purpose: CodePurpose, code: string, now: number): ReadCode
}

const SECRET = 'ads.codes'
const KEY_BYTES = 32
const PATTERN = /^([\w-]{1,500})\.([\w-]{43})$/

/** The codes of a site, with its key from the store; it is made where there is none. */
export async function openAdCodes(
  store: Pick<Store, 'db'>,
  { randomBytes, now }: { readonly randomBytes: (count: number) => Uint8Array; readonly now: () => number },
): Promise<AdCodes> {
  const make = () => Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')
  return createAdCodes(await getOrMakeSecret(store, { name: SECRET, make, now: now() }))
}

/**
 * Codes that are signed and not encrypted: HMAC-SHA256 over the purpose and the claims (docs/behaviour/ads.md 8).
 *
 * @param stored the key: 32 bytes in base64url
 * @throws Error when it is no such key
 */
function createAdCodes(stored: unknown): AdCodes {
  const key = Buffer.from(typeof stored === 'string' ? stored : '', 'base64url')
  if (key.byteLength !== KEY_BYTES) throw new Error(`${SECRET} contains no valid key`)
  const sign = (purpose: CodePurpose, body: string): Buffer => createHmac('sha256', key).update(`${purpose}.${body}`).digest()
  return {
    write(purpose, { campaign, placement, expires, nonce }) {
      const body = Buffer.from(JSON.stringify([campaign, placement, expires, nonce])).toString('base64url')
      return `${body}.${sign(purpose, body).toString('base64url')}`
    },
    read(purpose, code, now) {
      const [, body, signature] = PATTERN.exec(code) ?? []
      if (body === undefined || signature === undefined) return { kind: 'bad' }
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(purpose, body)
      if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return { kind: 'bad' }
      const claims = Value.Parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
      const [campaign, placement, expires, nonce] = claims
      return expires < now ? { kind: 'expired' } : { kind: 'claims', claims: { campaign, placement, expires, nonce } }
    },
  }
}
