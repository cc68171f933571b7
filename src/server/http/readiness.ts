import type { FastifyInstance } from 'fastify'
import { CACHE } from './cache-control.ts'

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
 * `/readyz`: 200 when every part answers and the process is not stopping; else 503 with the names of those that don't. What is wrong with
 * them stands in the log.
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
        return [name, failure === undefined] as const
      }),
    )
    const failing = states.flatMap(([name, isReady]) => (isReady ? [] : [name]))
    if (isStopping) failing.push('stopping')
    reply.header('cache-control', CACHE.never)
    if (failing.length > 0) reply.code(UNAVAILABLE).header('retry-after', '5')
    return { status: failing.length === 0 ? 'ready' : 'not ready', parts: Object.fromEntries(states), failing }
  })
}

async function failureOf(check: () => Promise<void>): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS)
  try {
    await Promise.race([check(), late])
    return undefined
  } catch (error) {
    return error
  } finally {
    clearTimeout(timer)
  }
}
