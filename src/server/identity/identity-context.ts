import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { addressPrefix } from '../http/address-prefix.ts'
import type { Services } from '../http/services.ts'
import { emailKey } from '../store/email-key.ts'
import type { IdentityKeys } from './identity-keys.ts'
import type { Outbox } from './outbox.ts'

/** What the routes of the provider share. */
export interface IdentityContext {
  readonly services: Services
  readonly provider: Provider
  readonly keys: IdentityKeys
  readonly siteName: string
  /** Absent: the site sends no mail. */
  readonly outbox?: Outbox | undefined
  /** Ends the site's sessions of a person whose password is another now. */
  readonly onPasswordChanged: (issuer: string, subject: string) => Promise<void>
  /** Removes what the site keeps of a person. */
  readonly onDeleted: (issuer: string, subject: string) => Promise<void>
}

const MINUTE_S = 60

/** A word that a form sent; empty when it did not. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return ''
  const found = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}

/**
 * Counts a try against the limits of where it comes from and of the address that it is about; the latter holds for addresses without an
 * account as well, so that it tells nothing.
 *
 * @returns minutes to wait, with `Retry-After` set; undefined when the try may go on
 */
export async function findWait(
  { services }: IdentityContext,
  rate: 'sign-in' | 'mail',
  { request, reply, email }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly email: string },
): Promise<number | undefined> {
  const keys = [`address:${addressPrefix(request.ip)}`, `subject:${emailKey(email)}`]
  const taken = await services.limits.take(rate, keys)
  if (taken.ok) return undefined
  reply.header('retry-after', String(taken.retryAfterSeconds))
  return Math.max(1, Math.ceil(taken.retryAfterSeconds / MINUTE_S))
}
