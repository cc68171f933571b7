import type { PaidPlan } from '#contracts/plans.ts'

/** The price of a plan in one currency. */
export interface Price {
  /** For one billing period, a month or a year, in the smallest unit of the currency. */
  readonly amount: number
  /** The id of the price at the payment provider; absent: the name of the plan. */
  readonly id?: string | undefined
}

/** The countries with the same currency and prices. */
export interface PriceGroup {
  /** ISO 4217, in upper case. */
  readonly currency: string
  /** ISO 3166-1 alpha-2, in upper case. A country is in one group at most. */
  readonly countries: readonly string[]
  /** A plan that is absent is not sold there. */
  readonly prices: Readonly<Partial<Record<PaidPlan, Price>>>
}

/** Where which plans are sold, and for how much. */
export interface PriceList {
  /** The country of users whose country is unknown. */
  readonly defaultCountry: string
  readonly groups: readonly PriceGroup[]
}

/** The same numbers in every currency; a year costs as much as ten months (docs/behaviour/plus.md 5). */
const PRICES: PriceGroup['prices'] = {
  mdn_plus_5m: { amount: 500 },
  mdn_plus_5y: { amount: 5000 },
  mdn_plus_10m: { amount: 1000 },
  mdn_plus_10y: { amount: 10_000 },
}

/** The prices of a site whose operator has set none. */
export const DEFAULT_PRICE_LIST: PriceList = {
  defaultCountry: 'US',
  groups: [
    { currency: 'USD', countries: ['US', 'AS', 'GU', 'MP', 'PR', 'VI', 'CA', 'GB', 'MY', 'NZ', 'SG'], prices: PRICES },
    {
      currency: 'EUR',
      countries: [
        ...['AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
        ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'],
      ],
      prices: PRICES,
    },
    { currency: 'CHF', countries: ['CH', 'LI'], prices: PRICES },
  ],
}
