import type { Stripe } from 'stripe'
import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import { type Billing, BillingUnavailable, type Choice, type Outcome } from './billing.ts'
import { findSubscription } from './find-subscription.ts'
import { askStripe } from './stripe-client.ts'
import { findCustomer, getCustomer, type StripeContext, syncCustomer } from './stripe-customers.ts'

/** Where Stripe's pages for paying and for managing are. */
const FORM_TARGETS = ['https://checkout.stripe.com', 'https://billing.stripe.com']
/** States of a subscription in which the customer goes on with it, at Stripe, instead of paying for another one. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
const MAX_SESSIONS = 100

/** Billing at Stripe: its pages take the money, its events say whether it was paid (docs/behaviour/plus.md 30 to 43). */
export function createStripeBilling(context: StripeContext): Billing {
  const { stripe, services } = context
  const { store, origin } = services

  return {
    kind: 'stripe',
    formTargets: FORM_TARGETS,
    cancel: undefined,
    find: (accountId) => findSubscription(store.db, { accountId, provider: 'stripe' }),
    async choose(choice) {
      const customer = await getCustomer(context, choice.account, choice.attempt)
      if (await hasLiveSubscription(customer)) return { kind: 'elsewhere', url: await portal(customer, choice.locale) }
      if (choice.seen !== 'core') return { kind: 'outdated' }
      await expireOtherSessions(customer, choice.attempt)
      return await checkout(customer, choice)
    },
    async openPortal({ id }, locale) {
      const customer = await findCustomer(services, id)
      if (customer === undefined || !(await hasLiveSubscription(customer))) return undefined
      return await portal(customer, locale)
    },
    async refresh(accountId) {
      const customer = await findCustomer(services, accountId)
      if (customer !== undefined) await syncCustomer(context, customer)
    },
  }

  async function hasLiveSubscription(customer: string): Promise<boolean> {
    return (await syncCustomer(context, customer))?.some(({ status }) => LIVE.includes(status)) ?? false
  }

  /** A form that is sent twice has one session; forms of two tabs have two, of which only the newer can be paid. */
  async function expireOtherSessions(customer: string, attempt: string): Promise<void> {
    const { data } = await askStripe(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: MAX_SESSIONS }))
    const others = data.filter(({ metadata }) => metadata?.attempt !== attempt)
    for (const { id } of others) await askStripe(() => stripe.checkout.sessions.expire(id))
  }

  async function checkout(customer: string, { sale, attempt, locale }: Choice): Promise<Outcome> {
    const parameters: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer,
      line_items: [{ price: sale.id, quantity: 1 }],
      success_url: `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}&done=paid`,
      cancel_url: `${origin}/${locale}/plus#subscribe`,
      locale: stripeLocale(locale),
      metadata: { attempt },
    }
    const { url } = await askStripe(() =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout-${customer}-${attempt}` }),
    )
    if (url === null) throw new BillingUnavailable('Stripe: a checkout session without an address')
    return { kind: 'elsewhere', url }
  }

  async function portal(customer: string, locale: string): Promise<string> {
    const return_url = `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}`
    const { url } = await askStripe(() => stripe.billingPortal.sessions.create({ customer, return_url }))
    return url
  }
}

/** The language of Stripe's page. @example stripeLocale('zh-CN') // 'zh' */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  if (locale === 'en-US') return 'en'
  return locale === 'zh-CN' ? 'zh' : locale
}
