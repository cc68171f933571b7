import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** What Node allows by itself for the head of a request, in bytes. */
export const MAX_HEAD_BYTES = 16 * 1024
/** What the server reads of a head: code that runs may stand in the address, 128 KiB of it, and what percent-encoding adds (docs/decisions/0028). */
export const MAX_RUNNER_HEAD_BYTES = 256 * 1024

/** Refuses heads that only the runner's addresses have a reason for; has to come behind the runner. */
export function limitHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const bytes = raw.rawHeaders.reduce((sum, text) => sum + text.length + 2, raw.url?.length ?? 0)
    if (bytes > MAX_HEAD_BYTES) throw new AppError('head_too_large')
  })
}
