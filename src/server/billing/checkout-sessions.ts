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
    success_url: afterPaymentUrl(origin, locale),
    cancel_url: `${origin}/${locale}/plus#subscribe`,
    locale: stripeLocale(locale),
  }
  const { id, url } = await askStripe(() =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout-${customer}-${attempt}` }),
  )
  if (url === null) throw new BillingUnavailable('Stripe: a checkout session without an address')
  return { id, url }
}

/** The page to which a user who has paid comes back; while Stripe has not confirmed the payment, it says so. */
export function afterPaymentUrl(origin: string, locale: string): string {
  return `${origin}${MANAGE_SUBSCRIPTION_PATH}?locale=${locale}&done=paid`
}

/** What is left of the open sessions of a customer. */
export interface OpenSessions {
  /** The id of the newest one; undefined when none is open. */
  readonly newest: string | undefined
  /** Whether an older one can't be expired, because it has been paid or a payment for it is under way. */
  readonly isBeingPaid: boolean
}

/**
 * Expires all open sessions of a customer but the newest. Each request does this after it has made its own session, so of requests at the
 * same time the last one sees the sessions of all others, and two sessions never stay open.
 *
 * @throws BillingUnavailable
 */
export async function keepNewestSession(context: StripeContext, customer: string): Promise<OpenSessions> {
  // Stripe lists the newest first.
  const [newest, ...older] = await listSessions(context, customer, 'open')
  let isBeingPaid = false
  for (const { id } of older) if (!(await expireSession(context, id))) isBeingPaid = true
  return { newest: newest?.id, isBeingPaid }
}

/** The ids of the subscriptions for which a customer has completed a session. @throws BillingUnavailable */
export async function listCompleted(context: StripeContext, customer: string): Promise<readonly string[]> {
  const complete = await listSessions(context, customer, 'complete')
  return complete.flatMap(({ subscription }) => (typeof subscription === 'string' ? subscription : (subscription?.id ?? [])))
}

/** Expires a session. @returns false when it was paid, or a payment for it is under way @throws BillingUnavailable */
export async function expireSession({ stripe }: StripeContext, id: string): Promise<boolean> {
  const { sessions } = stripe.checkout
  try {
    await askStripe(() => sessions.expire(id))
    return true
  } catch (error) {
    // Stripe rejects this in some states. In only one of them no one can pay: another request has expired the session since it was listed.
    if (!isInvalidRequest(error)) throw error
    const { status } = await askStripe(() => sessions.retrieve(id))
    return status === 'expired'
  }
}

async function listSessions({ stripe }: StripeContext, customer: string, status: 'open' | 'complete'): Promise<Stripe.Checkout.Session[]> {
  const { data } = await askStripe(() => stripe.checkout.sessions.list({ customer, status, limit: MAX_SESSIONS }))
  return data
}

/** The language of Stripe's page. @example stripeLocale('zh-CN') // 'zh' */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  if (locale === 'en-US') return 'en'
  return locale === 'zh-CN' ? 'zh' : locale
}
