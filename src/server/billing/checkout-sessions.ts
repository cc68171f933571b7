import type { Stripe } from 'stripe'
import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import { BillingUnavailable, type Choice } from './billing.ts'
import { askStripe, isInvalidRequest } from './stripe-client.ts'
import type { StripeContext } from './stripe-customers.ts'

/** A page of Stripe on which a customer can pay. */
export interface CheckoutSession {
  readonly id: string
  readonly url: string
}

/** The most that Stripe lists at once, and more than a customer has open: each new session expires the older ones. */
const MAX_SESSIONS = 100

/**
 * The session of a form. A form that is sent again gets Stripe's first answer again, even when that session has ended meanwhile: only
 * `keepNewestSession` says whether it is still open.
 *
 * @throws BillingUnavailable
 */
export async function createSession({ stripe, services }: StripeContext, customer: string, choice: Choice): Promise<CheckoutSession> {
  const { origin } = services
  const { sale, attempt, locale } = choice
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    line_items: [{ price: sale.id, quantity: 1 }],
    success_url: `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}&done=paid`,
    cancel_url: `${origin}/${locale}/plus#subscribe`,
    locale: stripeLocale(locale),
  }
  const { id, url } = await askStripe(() =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout-${customer}-${attempt}` }),
  )
  if (url === null) throw new BillingUnavailable('Stripe: a checkout session without an address')
  return { id, url }
}

/**
 * Expires all open sessions of a customer but the newest. Each request does this after it has made its own session, so of requests at the
 * same time the last one sees the sessions of all others, and two sessions never stay open.
 *
 * @returns the id of the newest open session; undefined when none is open
 * @throws BillingUnavailable
 */
export async function keepNewestSession(context: StripeContext, customer: string): Promise<string | undefined> {
  const { sessions } = context.stripe.checkout
  const { data } = await askStripe(() => sessions.list({ customer, status: 'open', limit: MAX_SESSIONS }))
  // Stripe lists the newest first.
  const [newest, ...older] = data
  for (const { id } of older) await expireSession(context, id)
  return newest?.id
}

/** Makes sure that a session can't be paid any more. @throws BillingUnavailable */
export async function expireSession({ stripe }: StripeContext, id: string): Promise<void> {
  try {
    await askStripe(() => stripe.checkout.sessions.expire(id))
  } catch (error) {
    // Stripe rejects this for a session that is no longer open: it was paid, or another request has expired it since it was listed.
    if (!isInvalidRequest(error)) throw error
  }
}

/** The language of Stripe's page. @example stripeLocale('zh-CN') // 'zh' */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  if (locale === 'en-US') return 'en'
  return locale === 'zh-CN' ? 'zh' : locale
}
