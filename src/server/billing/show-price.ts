import { PAID_PLAN_TERMS, type PaidPlan } from '#contracts/plans.ts'
import type { TranslateBilling } from '#locales/billing.ts'
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
  const price = showMoney(amount, currency, locale)
  if (PAID_PLAN_TERMS[plan].period === 'month') return t('price_month', { price })
  return t('price_year', { price, monthly: showMoney(monthlyPrice({ plan, amount }), currency, locale) })
}

/** @param amount in the smallest unit of the currency @example showMoney(417, 'EUR', 'de') // '4,17 €' */
function showMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
