import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import type { StripeSettings } from '../stripe-client.ts'

/** A subscription as the stand-in has it; the rest of what Stripe says is made from it. */
export interface StandInSubscription {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly status: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly cancelAt?: number
}

interface Session {
  readonly id: string
  readonly customer: string
  readonly price: string
  status: string
  /** A payment is under way: until its end the session stays open and can't be expired. */
  isBeingPaid?: boolean
  /** Of a session that is complete. */
  subscription?: string
}

/** Stripe's HTTP protocol on loopback, as far as the site uses it: customers, subscriptions, checkout, portal, idempotency, signatures. */
export interface StripeServer {
  readonly settings: StripeSettings
  readonly customers: Set<string>
  readonly subscriptions: Map<string, StandInSubscription>
  readonly sessions: Map<string, Session>
  /** Method and path of each request. */
  readonly requests: string[]
  /** The status of all answers while it is set. */
  failure: number | undefined
  /** Called before the answer to a list of subscriptions is sent, with what it says. */
  beforeList: (() => Promise<void>) | undefined
  /** The same for a list of open checkout sessions. */
  beforeSessionList: (() => Promise<void>) | undefined
  /** An event, signed. @param secret another one forges it */
  event(type: string, object: object, signed: { readonly id?: string; readonly at: number; readonly secret?: string }): SignedEvent
  stop(): Promise<void>
}

export interface SignedEvent {
  readonly payload: string
  readonly headers: Readonly<Record<string, string>>
}

const SECRET_KEY = 'sk_test_stand_in'
const WEBHOOK_SECRET = 'whsec_stand_in'
const PERIOD_END_S = 1_800_000_000

interface Reply {
  readonly status: number
  readonly body: unknown
}

class MissingError extends Error {}
/** What is asked for is not possible in the state that the thing has. */
class StateError extends Error {}

export async function startStripeServer(): Promise<StripeServer> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const answers = new Map<string, Reply>()
  let count = 0
  const newId = (prefix: string): string => {
    count += 1
    return `${prefix}_${count}`
  }
  const stripe = new Stripe(SECRET_KEY)
  const it: StripeServer = {
    settings: {
      secretKey: SECRET_KEY,
      webhookSecrets: ['whsec_old', WEBHOOK_SECRET],
      api: { protocol: 'http', host: '127.0.0.1', port },
    },
    customers: new Set(),
    subscriptions: new Map(),
    sessions: new Map(),
    requests: [],
    failure: undefined,
    beforeList: undefined,
    beforeSessionList: undefined,
    event(type, object, { id = newId('evt'), at, secret = WEBHOOK_SECRET }) {
      const timestamp = Math.floor(at / 1000)
      const payload = JSON.stringify({ id, object: 'event', type, created: timestamp, data: { object } })
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }

  server.on('request', async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) => failureOf(error))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return it

  async function answer(request: IncomingMessage): Promise<Reply> {
    const form = new URLSearchParams(await text(request))
    const url = new URL(request.url ?? '', 'http://stand-in')
    it.requests.push(`${request.method} ${url.pathname}`)
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, body: { error: { type: 'invalid_request_error' } } }
    if (it.failure !== undefined) return { status: it.failure, body: { error: { type: 'api_error', message: 'down' } } }
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answers.get(key) : undefined
    if (known !== undefined) return known
    const reply = { status: 200, body: await act(`${request.method} ${url.pathname}`, url.searchParams, form) }
    if (typeof key === 'string') answers.set(key, reply)
    return reply
  }

  async function act(call: string, query: URLSearchParams, form: URLSearchParams): Promise<unknown> {
    const [, id = ''] = /\/v1\/(?:customers|checkout\/sessions)\/(\w+)/.exec(call) ?? []
    switch (call.replace(id === '' ? /$^/ : id, '{id}')) {
      case 'POST /v1/customers': {
        const customer = newId('cus')
        it.customers.add(customer)
        return { id: customer, object: 'customer', email: form.get('email') }
      }
      case 'DELETE /v1/customers/{id}':
        if (!it.customers.delete(id)) throw new MissingError(id)
        return { id, object: 'customer', deleted: true }
      case 'GET /v1/subscriptions': {
        const data = [...it.subscriptions.values()].filter(({ customer }) => customer === query.get('customer')).map(stripeSubscription)
        await it.beforeList?.()
        return listOf(data)
      }
      case 'GET /v1/checkout/sessions': {
        const data = [...it.sessions.values()]
          .filter(({ customer, status }) => customer === query.get('customer') && status === query.get('status'))
          .map(stripeSession)
          .toReversed()
        if (query.get('status') === 'open') await it.beforeSessionList?.()
        return listOf(data)
      }
      case 'POST /v1/checkout/sessions': {
        const [customer = '', price = ''] = ['customer', 'line_items[0][price]'].map((name) => form.get(name) ?? '')
        if (!it.customers.has(customer) || !price.startsWith('price_')) throw new MissingError(price)
        const session = { id: newId('cs'), customer, price, status: 'open' }
        it.sessions.set(session.id, session)
        return stripeSession(session)
      }
      case 'GET /v1/checkout/sessions/{id}': {
        const session = it.sessions.get(id)
        if (session === undefined) throw new MissingError(id)
        return stripeSession(session)
      }
      case 'POST /v1/checkout/sessions/{id}/expire': {
        const session = it.sessions.get(id)
        if (session === undefined) throw new MissingError(id)
        if (session.status !== 'open')
          throw new StateError(`Only Checkout Sessions with a status in ["open"] can be expired: ${session.status}`)
        if (session.isBeingPaid === true) throw new StateError('This Checkout Session is being paid.')
        session.status = 'expired'
        return stripeSession(session)
      }
      case 'POST /v1/billing_portal/sessions':
        return { id: newId('bps'), object: 'billing_portal.session', url: `https://billing.stripe.com/p/${form.get('customer')}` }
      default:
        throw new Error(`the stand-in has no ${call}`)
    }
  }
}

function failureOf(error: unknown): Reply {
  if (error instanceof MissingError) {
    const message = `No such thing: ${error.message}`
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } } }
  }
  if (error instanceof StateError) return { status: 400, body: { error: { type: 'invalid_request_error', message: error.message } } }
  return { status: 500, body: { error: { type: 'api_error', message: String(error) } } }
}

function listOf(data: readonly unknown[]): object {
  return { object: 'list', data, has_more: false }
}

function stripeSession({ id, status, customer, subscription }: Session): object {
  return {
    id,
    object: 'checkout.session',
    status,
    customer,
    subscription: subscription ?? null,
    metadata: {},
    url: `https://checkout.stripe.com/c/${id}`,
  }
}

function stripeSubscription({ id, customer, price, status, metadata = {}, cancelAt }: StandInSubscription): object {
  const shown = { id: price, object: 'price', currency: 'usd', unit_amount: 500, metadata }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created: PERIOD_END_S - 2_592_000,
    cancel_at: cancelAt ?? null,
    cancel_at_period_end: false,
    items: listOf([{ id: `si_${id}`, object: 'subscription_item', price: shown, current_period_end: PERIOD_END_S }]),
  }
}
