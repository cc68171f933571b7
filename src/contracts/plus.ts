import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { PLUS_ADDRESSES } from './plus-addresses.ts'

/** What a plan costs in a month, in the smallest unit of the currency; of a plan that is billed yearly: rounded (docs/behaviour/plus.md 4). */
const PlanPrice = closedObject({
  /** For the link that subscribes (`subscribeLink`). */
  id: Type.String({ minLength: 1, maxLength: 255 }),
  monthlyPriceInCents: Type.Integer({ minimum: 0 }),
})
export type PlanPrice = Static<typeof PlanPrice>

/** The plans that are sold in the user's country, with their prices. */
export const PlanOffer = closedObject({
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** ISO 4217, in upper case. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Where users subscribe: a path of this site or an address elsewhere, without the plan (`subscribeLink`). */
  subscribe_url: Type.String({ minLength: 1 }),
  plans: closedObject({
    mdn_plus_5m: Type.Optional(PlanPrice),
    mdn_plus_5y: Type.Optional(PlanPrice),
    mdn_plus_10m: Type.Optional(PlanPrice),
    mdn_plus_10y: Type.Optional(PlanPrice),
  }),
})
export type PlanOffer = Static<typeof PlanOffer>

/** The calls of Plus. */
export const plus = {
  plans: endpoint(PLUS_ADDRESSES.plans, {
    summary: 'The plans and prices in the country of the user; 404 where none are sold',
    access: 'anyone',
    reply: PlanOffer,
    errors: ['not_found'],
  }),
} as const
