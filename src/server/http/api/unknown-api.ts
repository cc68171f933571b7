import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { FALLBACK_ROUTE } from './route-config.ts'

/** Answers every call below `/api/` that no feature serves with the error envelope, whatever its method and body. */
export function rejectUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { onRequest: reject, config: FALLBACK_ROUTE }, reject)
  }
}

async function reject(): Promise<never> {
  throw new AppError('not_found')
}
