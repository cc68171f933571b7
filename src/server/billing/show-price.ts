import { PAID_PLAN_TERMS, type PaidPlan } from '#contracts/plans.ts'
import type { TranslateBilling } from '#locales/billing.ts'
import { formatPrice } from '#locales/format-price.ts'
import { monthlyPrice } from './prices/find-offer.ts'

/** The name of a plan, the same in all languages. @example planName('mdn_plus_10y') // 'Supporter 10' */
export function planName(plan: PaidPlan): string {
  return PAID_PLAN_TERMS[plan].tier === 5 ? 'Plus 5' : 'Supporter 10'
}

/** What a plan costs, with its period, as a user of the language reads it. */
export function showPrice(
  { plan, currency, amount }: { readonly plan: PaidPlan; readonly currency: string; readonly amount: number },
  { locale, t }: { readonly locale: string; readonly t: TranslateBilling },
): string {
  const price = formatPrice(amount, currency, locale)
  if (PAID_PLAN_TERMS[plan].period === 'month') return t('price_month', { price })
  return t('price_year', { price, monthly: formatPrice(monthlyPrice({ plan, amount }), currency, locale) })
}
