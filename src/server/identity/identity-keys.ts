import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import Type from 'typebox'
import Value from 'typebox/value'
import type { Services } from '../http/services.ts'
import { getOrMakeSecret } from '../store/secrets.ts'

/** The keys that the provider makes for itself once. */
const IdentityKeys = Type.Object({
  /** Private keys that sign tokens, as a JSON Web Key Set (RFC 7517). */
  jwks: Type.Object({ keys: Type.Array(Type.Object({ kty: Type.String() })) }),
  /** It signs the tokens in forms. */
  formKey: Type.String(),
  /** With it the site, the provider's one client, proves who it is. */
  clientSecret: Type.String(),
})
export type IdentityKeys = Type.Static<typeof IdentityKeys>

const SECRET_NAME = 'identity'
const KEY_BYTES = 32
const generate = promisify(generateKeyPair)

/**
 * The keys of the provider; the first process that asks makes them, all others get the same.
 *
 * @throws StoreUnavailable
 */
export async function readIdentityKeys({
  store,
  now,
  randomBytes,
}: Pick<Services, 'store' | 'now' | 'randomBytes'>): Promise<IdentityKeys> {
  const keys = await getOrMakeSecret(store, { name: SECRET_NAME, make: () => makeKeys(randomBytes), now: now() })
  if (!Value.Check(IdentityKeys, keys)) throw new Error(`the secret ${SECRET_NAME} in the store is not a valid set of provider keys`)
  return keys
}

/** RS256 is what every client can verify; ES256 is there for those that ask for it. */
async function makeKeys(randomBytes: Services['randomBytes']): Promise<unknown> {
  const secret = (): string => Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')
  const [rsa, ec] = await Promise.all([generate('rsa', { modulusLength: 2048 }), generate('ec', { namedCurve: 'P-256' })])
  const keys = [rsa, ec].map(({ privateKey }) => ({ ...privateKey.export({ format: 'jwk' }), use: 'sig' }))
  return { jwks: { keys }, formKey: secret(), clientSecret: secret() }
}
