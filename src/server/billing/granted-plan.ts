import { findPaidPlan, type PaidPlan } from '#contracts/plans.ts'
import { billingTexts } from '#locales/billing.ts'
import { html } from '#markup/html.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import { planName } from './show-price.ts'
import type { BillingPageInput } from './subscribe-page.ts'

/** The paid plan that a user has without a subscription, from staff or from the provider of sign-in (docs/behaviour/plus.md 29). */
export function findGrantedPlan(account: AccountRow): PaidPlan | undefined {
  const plan = findPaidPlan(effectivePlan(account))
  return plan === account.billed_plan ? undefined : plan
}

/** The page for a user with such a plan: there is nothing to pay for, and nothing to manage. */
export function grantedPlanPage({ locale, siteName }: Omit<BillingPageInput, 'billing'>, plan: PaidPlan): FormPage {
  const t = billingTexts(locale)
  return {
    locale,
    siteName,
    title: t('your_plan'),
    content: html`<p>${t('granted', { plan: planName(plan) })}</p>
<p><a href="/${locale}/plus#subscribe">${t('plans_link')}</a></p>`,
  }
}
