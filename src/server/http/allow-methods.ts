import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const READING_METHODS: readonly string[] = ['GET', 'HEAD']

/** Refuses to write where there is no route of an API: pages and files are only read (behaviour 110 of reference/backend.md). */
export function allowReadingOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || READING_METHODS.includes(request.method)) return
    reply.header('allow', READING_METHODS.join(', '))
    throw new AppError('method_not_allowed')
  })
}
