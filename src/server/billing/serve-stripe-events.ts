import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Stripe } from 'stripe'
import { STRIPE_EVENTS_PATH } from '#contracts/plus-addresses.ts'
import { SIGNED_ROUTE } from '../http/api/route-config.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { JSON_TYPE } from '../http/input/read-bodies.ts'
import type { StripeSettings } from './stripe-client.ts'
import { forgetCustomer, type StripeContext, syncCustomer } from './stripe-customers.ts'

/** The largest event, in bytes; Stripe's have a few KB. */
const MAX_EVENT_BYTES = 512 * 1024
/** How old a signature may be, in seconds: Stripe signs each attempt anew. */
const TOLERANCE_S = 300

/** The changes after which the subscriptions of a customer are read again. */
const KINDS: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]

/**
 * `POST /events/stripe`: Stripe reports changes. An event only says that there is something to read, so it does not matter when and in
 * which order events come (docs/behaviour/plus.md 31 to 38). What can't be read now gets 503: Stripe sends the event again, for three days.
 */
export function serveStripeEvents(
  app: FastifyInstance,
  { webhookSecrets, getContext }: Pick<StripeSettings, 'webhookSecrets'> & { readonly getContext: () => Promise<StripeContext> },
): void {
  void app.register(async (scope) => {
    // The signature is that of the bytes.
    scope.removeContentTypeParser(JSON_TYPE)
    scope.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    scope.post(STRIPE_EVENTS_PATH, { config: SIGNED_ROUTE, bodyLimit: MAX_EVENT_BYTES }, async (request, reply) => {
      const context = await getContext()
      const event = readEvent(context, webhookSecrets, request)
      if (!(await isKnown(context, event))) await apply(context, event)
      return reply.header('cache-control', CACHE.personal).send({ received: true })
    })
  })
}

/** @throws AppError `bad_request` for what was not signed by Stripe, or too long ago */
function readEvent({ stripe, services }: StripeContext, secrets: readonly string[], { body, headers }: FastifyRequest): Stripe.Event {
  const signature = headers['stripe-signature']
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('bad_request', { message: 'This event is not signed.' })
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, services.now())
    } catch {
      // Another secret may fit.
    }
  }
  throw new AppError('bad_request', { message: 'The signature of this event is wrong or too old.' })
}

async function isKnown({ services }: StripeContext, { id }: Stripe.Event): Promise<boolean> {
  return (await services.store.db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** The id is stored last: an event whose work failed comes again. Two at once do the same work twice, which changes nothing. */
async function apply(context: StripeContext, event: Stripe.Event): Promise<void> {
  const { store, now } = context.services
  const isUsed = await whenPossible(() => applyChange(context, event))
  const row = { id: event.id, kind: event.type, happened_at: event.created * 1000, received_at: now() } as const
  await store.db
    .insertInto('billing_events')
    .values({ ...row, status: isUsed ? 'processed' : 'ignored' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** @returns false when the event is about something else, or about a customer of whom the site knows nothing */
async function applyChange(context: StripeContext, event: Stripe.Event): Promise<boolean> {
  const { object } = event.data
  if (event.type === 'customer.deleted') {
    await forgetCustomer(context, event.data.object.id)
    return true
  }
  const customer = 'customer' in object ? object.customer : undefined
  if (!KINDS.includes(event.type) || typeof customer !== 'string') return false
  return (await syncCustomer(context, customer)) !== undefined
}

async function whenPossible<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('unavailable', { cause, headers: { 'retry-after': '60' } })
  }
}
