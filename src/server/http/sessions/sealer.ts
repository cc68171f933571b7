import { createCipheriv, createDecipheriv } from 'node:crypto'
import Type from 'typebox'
import Value from 'typebox/value'
import { getOrMakeSecret } from '../../store/secrets.ts'
import type { Store } from '../../store/store.ts'

/** Encrypts words for rest and for travel, so that they can neither be read nor changed. */
export interface Sealer {
  /** @param purpose what the words are for; what is sealed for one purpose opens for no other */
  seal(words: string, purpose: string): string
  /** Undefined when this is nothing that was sealed here for this purpose. */
  open(sealed: string, purpose: string): string | undefined
}

/** One key seals, all of them open: a key that is put in front of the list replaces the others for what is new. */
const Keys = Type.Array(Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,16}$' }), key: Type.String() }), { minItems: 1 })
const SECRET = 'accounts.sealing'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** NIST SP 800-38D section 8.2: 96 bits, random for each message. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Sources {
  readonly store: Pick<Store, 'db'>
  readonly randomBytes: (count: number) => Uint8Array
  readonly now: () => number
}

/** The sealer of a site, with its keys from the store; they are made where there are none. */
export async function openSealer({ store, randomBytes, now }: Sources): Promise<Sealer> {
  const make = () => [{ id: base64url(randomBytes(4)), key: base64url(randomBytes(KEY_BYTES)) }]
  return createSealer(await getOrMakeSecret(store, { name: SECRET, make, now: now() }), randomBytes)
}

/**
 * A sealer: AES-256-GCM, with the id of its key in front.
 *
 * @param stored the keys, the newest first: `[{ id, key }]`, each key of 32 bytes in base64url
 * @throws when they are no such list
 */
export function createSealer(stored: unknown, randomBytes: (count: number) => Uint8Array): Sealer {
  const keys = Value.Parse(Keys, stored).map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64url') }))
  const [newest] = keys
  if (newest === undefined || keys.some(({ key }) => key.byteLength !== KEY_BYTES)) throw new Error(`${SECRET} contains no valid keys`)
  return {
    seal(words, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest.key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose))
      return `${newest.id}.${base64url(Buffer.concat([nonce, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()]))}`
    },
    open(sealed, purpose) {
      const [id, body = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.id === id)?.key
      const bytes = Buffer.from(body, 'base64url')
      if (key === undefined || bytes.byteLength < NONCE_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        // A changed text fails authentication: return undefined.
        return undefined
      }
    },
  }
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
