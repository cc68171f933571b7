import Type from 'typebox'
import Value from 'typebox/value'
import type { Profile } from './provider-settings.ts'

/** RFC 5321 section 4.5.3.1.3 allows 254 bytes between the angle brackets. */
const MAX_EMAIL_BYTES = 254
const MAX_ADDRESS_LENGTH = 2048
const MAX_SUBJECT_LENGTH = 255
/** Control characters, half characters and white space. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Z}]/u

const Subscriptions = Type.Array(Type.String(), { maxItems: 1000 })

/** The provider's answer lacks what an account needs. The message says what, never a value. */
export class ProfileError extends Error {}

/**
 * The profile in the claims of a provider, as far as we store it: subject, e-mail address, image (`avatar`, or `picture` as OpenID Connect has it),
 * subscriptions (docs/behaviour/accounts.md 5 and 7).
 *
 * @param claims those of the ID token and of the user info, joined
 * @throws ProfileError when there is no usable subject or e-mail address
 */
export function readProfile(claims: Readonly<Record<string, unknown>>): Profile {
  const subject = claims.sub
  if (typeof subject !== 'string' || subject === '' || subject.length > MAX_SUBJECT_LENGTH || UNFIT.test(subject)) {
    throw new ProfileError('the provider sent no valid subject')
  }
  const email = claims.email
  if (!isEmail(email)) throw new ProfileError('the provider sent no valid e-mail address; is the scope "email" granted?')
  const subscriptions = Value.Check(Subscriptions, claims.subscriptions) ? claims.subscriptions : undefined
  return {
    subject,
    email,
    avatarUrl: readAddress(claims.avatar) ?? readAddress(claims.picture) ?? null,
    ...(subscriptions === undefined ? {} : { subscriptions }),
  }
}

/** Whether a value can be stored as an e-mail address. Whether there is a mailbox is the provider's to know. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && /^[^@]+@[^@]+$/.test(value) && !UNFIT.test(value) && Buffer.byteLength(value) <= MAX_EMAIL_BYTES
}

/** Images are shown on pages that are secure. */
function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH || !URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return protocol === 'https:' ? href : undefined
}
