import type { FastifyInstance } from 'fastify'
import { CACHE } from '../headers/cache-control.ts'

/** A part of the server that has to be there before it gets requests. */
export interface ReadyPart {
  readonly name: string
  /** Resolves when the part can answer; throws when it can't. */
  check(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Says at `/readyz` that the process is about to stop: a balancer sends nothing new, and all else is still answered. */
    announceStop(): void
  }
}

/** A part that has not answered by then is not ready. */
const CHECK_MS = 2000
const UNAVAILABLE = 503

/**
 * `/readyz`: 200 when every part answers and the process is not stopping, else 503. Which part does not answer, and why, stands in the log: anybody may ask here
 * (docs/behaviour/http.md 11).
 */
export function serveReadiness(app: FastifyInstance, parts: readonly ReadyPart[]): void {
  let isStopping = false
  app.decorate('announceStop', () => {
    isStopping = true
  })
  app.get('/readyz', async (request, reply) => {
    const states = await Promise.all(
      parts.map(async ({ name, check }) => {
        const failure = await failureOf(check)
        if (failure !== undefined) request.log.warn({ err: failure, part: name }, 'not ready')
        return failure === undefined
      }),
    )
    const isReady = !isStopping && states.every((isPartReady) => isPartReady)
    reply.header('cache-control', CACHE.never)
    if (!isReady) reply.code(UNAVAILABLE).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'not ready' }
  })
}

async function failureOf(check: () => Promise<void>): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no response within ${CHECK_MS} ms`)), CHECK_MS)
  try {
    await Promise.race([check(), late])
    return undefined
  } catch (error) {
    return error
  } finally {
    clearTimeout(timer)
  }
}
