import { PAID_PLAN_TERMS, PAID_PLANS, type PaidPlan } from '#contracts/plans.ts'
import type { PlanOffer, PlanPrice } from '#contracts/plus.ts'
import type { Price, PriceGroup, PriceList } from './price-list.ts'

/** A plan with its price in one country. */
export interface Sale {
  readonly plan: PaidPlan
  /** For the link that subscribes. */
  readonly id: string
  readonly currency: string
  /** For one billing period. */
  readonly amount: number
}

const UNKNOWN_COUNTRY = 'ZZ'
const MONTHS_OF_A_YEAR = 12

/**
 * The plans and prices in a country (docs/behaviour/plus.md 2 to 5).
 *
 * @param country as whoami has it; `ZZ`: unknown
 * @returns undefined where no plan is sold
 */
export function findOffer(
  { list, subscribeUrl }: { readonly list: PriceList; readonly subscribeUrl: string },
  country: string,
): PlanOffer | undefined {
  const served = servedCountry(list, country)
  const group = findGroup(list, served)
  if (group === undefined) return undefined
  const plans = Object.fromEntries(
    listSales(group).map((sale): [PaidPlan, PlanPrice] => [sale.plan, { id: sale.id, monthlyPriceInCents: monthlyPrice(sale) }]),
  )
  return { country: served, currency: group.currency, subscribe_url: subscribeUrl, plans }
}

/** The sale that the parameter of a link names: the id of a price, or the name of a plan; undefined when it is not sold in the country. */
export function findSale(list: PriceList, country: string, wanted: string): Sale | undefined {
  const group = findGroup(list, servedCountry(list, country))
  const sales = group === undefined ? [] : listSales(group)
  return sales.find(({ id }) => id === wanted) ?? sales.find(({ plan }) => plan === wanted)
}

/** All that is sold in a country, lowest rank first; empty where nothing is. */
export function listSalesIn(list: PriceList, country: string): readonly Sale[] {
  const group = findGroup(list, servedCountry(list, country))
  return group === undefined ? [] : listSales(group)
}

/** The plan of a price of the payment provider, in any country; undefined for ids that no group has. */
export function findPlanOfPrice({ groups }: PriceList, id: string): PaidPlan | undefined {
  return groups.flatMap(listSales).find((sale) => sale.id === id)?.plan
}

/**
 * The price of a month, rounded to the nearest unit (docs/behaviour/plus.md 4).
 *
 * @example monthlyPrice({ plan: 'mdn_plus_5y', amount: 5000 }) // 417
 */
export function monthlyPrice({ plan, amount }: Pick<Sale, 'plan' | 'amount'>): number {
  return PAID_PLAN_TERMS[plan].period === 'year' ? Math.round(amount / MONTHS_OF_A_YEAR) : amount
}

function listSales({ currency, prices }: PriceGroup): readonly Sale[] {
  return PAID_PLANS.flatMap((plan) => {
    const price: Price | undefined = prices[plan]
    return price === undefined ? [] : [{ plan, id: price.id ?? plan, currency, amount: price.amount }]
  })
}

function servedCountry({ defaultCountry }: PriceList, country: string): string {
  return country === UNKNOWN_COUNTRY ? defaultCountry : country
}

function findGroup({ groups }: PriceList, country: string): PriceGroup | undefined {
  return groups.find(({ countries }) => countries.includes(country))
}
