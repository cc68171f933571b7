import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { FALLBACK_ROUTE } from './route-config.ts'

/** Answers every call below `/api/` that no feature serves with the error envelope, whatever its method and body. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { onRequest: refuse, config: FALLBACK_ROUTE }, refuse)
  }
}

async function refuse(): Promise<never> {
  throw new AppError('not_found')
}
