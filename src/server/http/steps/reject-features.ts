import type { FastifyInstance } from 'fastify'
import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { AppError } from '../errors/app-error.ts'
import { parseTarget } from '../input/request-target.ts'

/**
 * Answers every route of a feature that is off as if it were not there, before anything else of the request is looked at. What no route
 * has is left to the documents, which have the page of unknown paths.
 */
export function rejectFeatures(app: FastifyInstance, features: readonly Feature[]): void {
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && isSwitchedOff(parseTarget(request.url).path, features)) throw new AppError('not_found')
  })
}
