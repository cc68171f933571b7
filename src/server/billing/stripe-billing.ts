import type { Stripe } from 'stripe'
import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import type { Billing } from './billing.ts'
import { afterPaymentUrl, createSession, expireSession, keepNewestSession, listCompleted } from './checkout-sessions.ts'
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
      if (isLive(await listSubscriptions(customer))) return { kind: 'elsewhere', url: await portal(customer, locale) }
      if (seen !== 'core') return { kind: 'outdated' }
      const session = await createSession(context, customer, choice)
      const { newest, isBeingPaid } = await keepNewestSession(context, customer)
      // After the open ones: a session that is completed meanwhile is in one of both lists.
      const completed = await listCompleted(context, customer)
      const subscriptions = await listSubscriptions(customer)
      // A payment can take days.
      const isPending = isBeingPaid || subscriptions.some(({ id, status }) => status === 'incomplete' && completed.includes(id))
      // A user who has paid in another tab, or is paying there, may not pay for this session too.
      if (isLive(subscriptions) || isPending) {
        await expireSession(context, session.id)
        return { kind: 'elsewhere', url: isLive(subscriptions) ? await portal(customer, locale) : afterPaymentUrl(origin, locale) }
      }
      // A newer form of another tab has ended this session. The page that comes back has a form of its own, which works.
      return newest === session.id ? { kind: 'elsewhere', url: session.url } : { kind: 'outdated' }
    },
    async openPortal({ id }, locale) {
      const customer = await findCustomer(services, id)
      if (customer === undefined || !isLive(await listSubscriptions(customer))) return undefined
      return await portal(customer, locale)
    },
    async refresh(accountId) {
      const customer = await findCustomer(services, accountId)
      if (customer !== undefined) await syncCustomer(context, customer)
    },
  }

  async function listSubscriptions(customer: string): Promise<readonly Stripe.Subscription[]> {
    return (await syncCustomer(context, customer)) ?? []
  }

  async function portal(customer: string, locale: string): Promise<string> {
    const return_url = `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}`
    const { url } = await askStripe(() => stripe.billingPortal.sessions.create({ customer, return_url }))
    return url
  }
}

function isLive(subscriptions: readonly Stripe.Subscription[]): boolean {
  return subscriptions.some(({ status }) => LIVE.includes(status))
}
