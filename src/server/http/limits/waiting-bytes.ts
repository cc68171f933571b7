import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { addressPrefix } from './address-prefix.ts'

/** Shorter responses are never rejected: errors and the session call have to get through. */
export const SMALL_BYTES = 16_384
/** Bytes that clients have not read yet, in all and by network of addresses. */
const WAITING_BYTES_MAX = 64 * 1024 * 1024
const NETWORK_BYTES_MAX = 16 * 1024 * 1024

/** The memory that finished responses may take while their clients don't read them (docs/behaviour/quotas.md 6). */
export interface WaitingBytes {
  /**
   * Counts a response until it has left or its connection has ended.
   *
   * @throws AppError `unavailable` when clients leave too much unread
   */
  claim(reply: FastifyReply, bytes: number): void
}

/** Counts the responses of one process. */
export function createWaitingBytes(): WaitingBytes {
  const byNetwork = new Map<string, number>()
  let total = 0

  function add(network: string, bytes: number): void {
    const sum = (byNetwork.get(network) ?? 0) + bytes
    total += bytes
    if (sum > 0) byNetwork.set(network, sum)
    else byNetwork.delete(network)
  }

  return {
    claim(reply, bytes) {
      if (bytes <= SMALL_BYTES) return
      const network = addressPrefix(reply.request.ip)
      const isTooMuch = total + bytes > WAITING_BYTES_MAX || (byNetwork.get(network) ?? 0) + bytes > NETWORK_BYTES_MAX
      // One response is always let through, however long.
      if (isTooMuch && byNetwork.has(network)) throw new AppError('unavailable')
      add(network, bytes)
      finished(reply.raw, () => add(network, -bytes))
    },
  }
}
