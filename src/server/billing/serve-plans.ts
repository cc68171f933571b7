import type { FastifyRequest } from 'fastify'
import { plus } from '#contracts/plus.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { findOffer } from './prices/find-offer.ts'
import type { PriceList } from './prices/price-list.ts'

export interface PlansOptions {
  readonly list: PriceList
  /** Where users subscribe: a path of this site or an address elsewhere. */
  readonly subscribeUrl: string
  /** The country of the request, as whoami has it. */
  readonly countryOf: (request: FastifyRequest) => string
  /** The headers in which the country is. */
  readonly countryHeaders: readonly string[]
}

/** `GET /api/v1/stripe/plans`: a browser may keep the response for a day, a shared cache may not (docs/behaviour/plus.md 2). */
export function servePlans(serve: Serve, { list, subscribeUrl, countryOf, countryHeaders }: PlansOptions): void {
  serve(plus.plans, ({ request, reply }) => {
    const offer = findOffer({ list, subscribeUrl }, countryOf(request))
    if (offer === undefined) throw new AppError('not_found', { message: 'No plans are sold in this country.' })
    reply.header('cache-control', CACHE.dayInBrowser)
    if (countryHeaders.length > 0) reply.header('vary', countryHeaders.join(', '))
    return offer
  })
}
