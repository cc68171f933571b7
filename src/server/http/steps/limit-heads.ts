import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { countHeadBytes, MAX_HEAD_BYTES } from '../input/request-head.ts'

/** The server's limit for a head: the address may have 128 KiB of code, and percent-encoding adds to it (docs/decisions/0028). */
export const MAX_RUNNER_HEAD_BYTES = 256 * 1024

/**
 * Rejects heads that only the runner's addresses have a reason for; has to be registered after the runner. When it is the cookies that make a
 * head too large, the response has the browser delete them: any host of the domain can set them, and no page could tell the user otherwise
 * (docs/behaviour/identity.md 18).
 */
export function limitHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const bytes = countHeadBytes(raw)
    if (bytes <= MAX_HEAD_BYTES) return
    const others = bytes - (raw.headers.cookie?.length ?? 0)
    throw new AppError(others <= MAX_HEAD_BYTES ? 'cookies_too_large' : 'head_too_large')
  })
}
