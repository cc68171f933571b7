import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { addressPrefix } from './address-prefix.ts'

/** Exports that run at once in this process, and for one network of addresses. */
const SLOTS = 32
const SLOTS_PER_NETWORK = 4
/** An export that takes longer is ended; 112 MiB at 80 KB/s take 25 minutes. */
const EXPORT_MAX_MS = 30 * 60_000
const RETRY_AFTER_S = 30

/** Exports that are running (docs/behaviour/quotas.md 1 to 3). */
export interface ExportSlots {
  /**
   * Takes the account's slot until the response has left or its connection has ended.
   *
   * @throws AppError `export_running` while the account has an export under way, `unavailable` when there are too many; both with `Retry-After`
   */
  claim(accountId: string, reply: FastifyReply): void
}

/** The slots of one process. */
export function createExportSlots(): ExportSlots {
  const networkOf = new Map<string, string>()
  return {
    claim(accountId, reply) {
      const network = addressPrefix(reply.request.ip)
      const headers = { 'retry-after': String(RETRY_AFTER_S) }
      if (networkOf.has(accountId)) throw new AppError('export_running', { headers })
      const ofNetwork = [...networkOf.values()].filter((other) => other === network).length
      if (networkOf.size >= SLOTS || ofNetwork >= SLOTS_PER_NETWORK) throw new AppError('unavailable', { headers })
      networkOf.set(accountId, network)
      const deadline = setTimeout(() => reply.request.raw.socket.destroy(), EXPORT_MAX_MS).unref()
      finished(reply.raw, () => {
        clearTimeout(deadline)
        networkOf.delete(accountId)
      })
    },
  }
}
