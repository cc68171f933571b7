import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import type { Billing } from './billing.ts'
import { createSession, expireSession, keepNewestSession } from './checkout-sessions.ts'
import { findSubscription } from './find-subscription.ts'
import { askStripe } from './stripe-client.ts'
import { findCustomer, getCustomer, type StripeContext, syncCustomer } from './stripe-customers.ts'

/** Where Stripe's pages for paying and for managing are. */
const FORM_TARGETS = ['https://checkout.stripe.com', 'https://billing.stripe.com']
/** States of a subscription in which the customer goes on with it, at Stripe, instead of paying for another one. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

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
      const { account, attempt, seen, locale } = choice
      const customer = await getCustomer(context, account, attempt)
      if (await hasLiveSubscription(customer)) return { kind: 'elsewhere', url: await portal(customer, locale) }
      if (seen !== 'core') return { kind: 'outdated' }
      const session = await createSession(context, customer, choice)
      const newest = await keepNewestSession(context, customer)
      // An older session may have been paid before it was expired: no one may pay for this one too.
      if (await hasLiveSubscription(customer)) {
        await expireSession(context, session.id)
        return { kind: 'elsewhere', url: await portal(customer, locale) }
      }
      // A newer form of another tab has ended this session. The page that comes back has a form of its own, which works.
      return newest === session.id ? { kind: 'elsewhere', url: session.url } : { kind: 'outdated' }
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

  async function portal(customer: string, locale: string): Promise<string> {
    const return_url = `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}`
    const { url } = await askStripe(() => stripe.billingPortal.sessions.create({ customer, return_url }))
    return url
  }
}
