import type { FastifyRequest } from 'fastify'
import type { Services } from '../http/services.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { IdentityKeys } from './identity-keys.ts'
import type { KnownDevices } from './known-devices.ts'
import type { FindOwnInteraction } from './own-interaction.ts'

/** Services that the routes of the provider share. */
export interface IdentityContext {
  readonly services: Services
  readonly findOwnInteraction: FindOwnInteraction
  readonly keys: IdentityKeys
  readonly siteName: string
  /** Absent: the site sends no mail. */
  readonly outbox?: Outbox | undefined
  readonly devices: KnownDevices
  /** Ends the site's sessions of a person, in the transaction that stores the new password. */
  readonly onPasswordChanged: (transaction: TransactionDatabase, subject: string) => Promise<void>
  /** Removes what the site keeps of a person. */
  readonly onDeleted: (subject: string) => Promise<void>
}

/** A word that a form sent; empty when it did not. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return ''
  const found = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}
