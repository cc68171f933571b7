import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { findCookie } from '../http/headers/cookies.ts'
import type { Services } from '../http/services.ts'
import { emailKey } from '../store/email-key.ts'
import { findIdentityByEmail, type IdentityRow } from './identities.ts'

/** How long a device is known after a sign-in, in milliseconds: as long as a session lasts at most. */
export const DEVICE_MS = 90 * 24 * 60 * 60_000
/** Accounts that one browser remembers; more make its headers large. */
const MAX_ACCOUNTS = 3
const ID_BYTES = 12
const PURPOSE = 'known-device'

const Entries = Type.Array(
  Type.Object({
    /** The id of the identity. */
    subject: Type.String(),
    /** Random; it names the bucket of this device. */
    device: Type.String(),
    /** `password_changed_at` of the identity: a new password ends every device. */
    changed: Type.Number(),
    /** When it signed in, in milliseconds since 1970. */
    at: Type.Number(),
  }),
)
type Entry = Static<typeof Entries>[number]

/** Browsers that signed in to an account before (docs/behaviour/identity.md 5). */
export interface KnownDevices {
  /** The name of the device for this account; undefined when the browser has not signed in to it since its password changed. */
  find(cookieHeader: string | undefined, email: string): Promise<string | undefined>
  /** The Set-Cookie header that makes a browser known for an account, under a new name. */
  write(cookieHeader: string | undefined, identity: Pick<IdentityRow, 'id' | 'password_changed_at'>): Promise<string>
}

type Parts = Pick<Services, 'store' | 'sealer' | 'origin' | 'now' | 'randomBytes'>

/**
 * One sealed cookie for all accounts of a browser. On https its name begins with `__Host-`: a host next to the site cannot replace it, and so
 * not make a device unknown. It signs no one in; it only gives a device tries of its own.
 */
export function createKnownDevices({ store, sealer, origin, now, randomBytes }: Parts): KnownDevices {
  const isSecure = origin.startsWith('https://')
  const name = isSecure ? '__Host-devices' : 'devices'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}; Max-Age=${DEVICE_MS / 1000}`

  async function read(header: string | undefined): Promise<readonly Entry[]> {
    const sealed = findCookie(header, name)
    if (sealed === undefined) return []
    const words = (await sealer()).open(sealed, PURPOSE)
    const entries: unknown = words === undefined ? [] : JSON.parse(words)
    return Value.Check(Entries, entries) ? entries.filter(({ at }) => Math.abs(now() - at) < DEVICE_MS) : []
  }

  return {
    async find(header, email) {
      const entries = await read(header)
      if (entries.length === 0) return undefined
      const identity = await findIdentityByEmail(store.db, emailKey(email))
      return entries.find(({ subject, changed }) => subject === identity?.id && changed === identity.password_changed_at)?.device
    },
    async write(header, { id, password_changed_at }) {
      const others = (await read(header)).filter(({ subject }) => subject !== id)
      const device = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
      const entry: Entry = { subject: id, device, changed: password_changed_at, at: now() }
      const sealed = (await sealer()).seal(JSON.stringify([entry, ...others].slice(0, MAX_ACCOUNTS)), PURPOSE)
      return `${name}=${sealed}; ${attributes}`
    },
  }
}
