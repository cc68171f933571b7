import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { findPlan, isHigherRank, type PaidPlan, type Plan } from '#contracts/plans.ts'
import { MANAGE_SUBSCRIPTION_PATH, NO_SUBSCRIPTION_REASON, SUBSCRIBE_PATH } from '#contracts/plus-addresses.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { type PageLocale, pageLocale } from '../http/form-pages/page-locale.ts'
import { queryOf } from '../http/form-pages/query-of.ts'
import { redirect } from '../http/form-pages/redirect.ts'
import { fieldOf } from '../http/input/field-of.ts'
import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { redirectToOrigin } from '../http/steps/redirect-to-origin.ts'
import { type Billing, BillingUnavailable } from './billing.ts'
import { findGrantedPlan, grantedPlanPage } from './granted-plan.ts'
import { DONE, type Done, managePage } from './manage-page.ts'
import { findSale, listSalesIn } from './prices/find-offer.ts'
import type { PriceList } from './prices/price-list.ts'
import { billingUnavailablePage, notSoldPage, priceKey, subscribePage } from './subscribe-page.ts'

export interface BillingPagesOptions {
  readonly services: Services
  readonly list: PriceList
  readonly siteName: string
  /** The country of the request, as whoami has it. */
  readonly countryOf: (request: FastifyRequest) => string
  /** Loads it with the first request that needs it. */
  readonly getBilling: () => Promise<Billing>
}

const NOT_FOUND = 404
const CONFLICT = 409
const UNAVAILABLE = 503
/** An id of a price has up to 255 characters. */
const MAX_PLAN = 255
const ATTEMPT = /^[\w-]{16,64}$/

/** The pages on which users subscribe, change and cancel; the same for each implementation of billing. They work without script. */
export function serveBillingPages(app: FastifyInstance, { services, list, siteName, countryOf, getBilling }: BillingPagesOptions): void {
  const { origin, randomBytes, report } = services

  app.get(SUBSCRIBE_PATH, (request, reply) =>
    withUser(request, reply, 'read', async (account) => {
      const sale = findSale(list, countryOf(request), wantedPlan(queryOf(request).get('plan')))
      if (sale === undefined) return sendFormPage(reply, notSoldPage(pageOf(request)), NOT_FOUND)
      const granted = findGrantedAbove(account, sale.plan)
      if (granted !== undefined) return sendFormPage(reply, grantedPlanPage(pageOf(request), granted))
      return sendSubscribePage({ request, reply, account, sale, isOutdated: false })
    }),
  )

  app.post(SUBSCRIBE_PATH, (request, reply) =>
    withUser(request, reply, 'write', async (account) => {
      const sale = findSale(list, countryOf(request), wantedPlan(fieldOf(request.body, 'plan')))
      if (sale === undefined) return sendFormPage(reply, notSoldPage(pageOf(request)), NOT_FOUND)
      const granted = findGrantedAbove(account, sale.plan)
      if (granted !== undefined) return sendFormPage(reply, grantedPlanPage(pageOf(request), granted), CONFLICT)
      const seen = seenPlan(request)
      const attempt = String(fieldOf(request.body, 'attempt') ?? '')
      const isAsSeen = fieldOf(request.body, 'price') === priceKey(sale) && ATTEMPT.test(attempt)
      if (seen === undefined || !isAsSeen) return sendSubscribePage({ request, reply, account, sale, isOutdated: true })
      const outcome = await (await getBilling()).choose({ account, sale, seen, attempt, locale: pageLocale(request).locale })
      if (outcome.kind === 'outdated') return sendSubscribePage({ request, reply, account, sale, isOutdated: true })
      if (outcome.kind === 'elsewhere') return redirect(reply, outcome.url)
      return redirect(reply, managePath(pageLocale(request), seen === 'core' ? 'subscribed' : 'changed'))
    }),
  )

  app.get(MANAGE_SUBSCRIPTION_PATH, (request, reply) =>
    withUser(request, reply, 'read', async (account) => {
      const wanted = queryOf(request).get('done')
      const done = DONE.find((name) => name === wanted)
      // A user who comes back from paying is often faster than the event that says so.
      if (done === 'paid') await (await getBilling()).refresh?.(account.id)
      return sendManagePage({ request, reply, account, done, isOutdated: false })
    }),
  )

  app.post(MANAGE_SUBSCRIPTION_PATH, (request, reply) =>
    withUser(request, reply, 'write', async (account) => {
      const billing = await getBilling()
      if (billing.openPortal !== undefined) {
        return redirect(reply, (await billing.openPortal(account, pageLocale(request).locale)) ?? noSubscriptionPath(request))
      }
      const seen = seenPlan(request)
      const isCancel = fieldOf(request.body, 'do') === 'cancel' && seen !== undefined
      const outcome = isCancel ? await billing.cancel?.(account, seen) : undefined
      if (outcome?.kind !== 'done') return sendManagePage({ request, reply, account, done: undefined, isOutdated: true })
      return redirect(reply, managePath(pageLocale(request), 'canceled'))
    }),
  )

  interface Visit {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly account: AccountRow
    readonly isOutdated: boolean
  }

  async function sendSubscribePage({
    request,
    reply,
    account,
    sale,
    isOutdated,
  }: Visit & { sale: NonNullable<ReturnType<typeof findSale>> }) {
    const billing = await getBilling()
    const current = await billing.find(account.id)
    const page = subscribePage({ ...pageOf(request), billing, sale, current, attempt: randomId(randomBytes), isOutdated })
    return sendFormPage(reply, page, isOutdated ? CONFLICT : undefined)
  }

  async function sendManagePage({ request, reply, account, done, isOutdated }: Visit & { done: Done | undefined }) {
    const billing = await getBilling()
    const current = await billing.find(account.id)
    const hasJustEnded = done === 'canceled' || done === 'paid'
    const granted = current === undefined ? findGrantedPlan(account) : undefined
    if (granted !== undefined) return sendFormPage(reply, grantedPlanPage(pageOf(request), granted), isOutdated ? CONFLICT : undefined)
    if (current === undefined && !hasJustEnded) return redirect(reply, noSubscriptionPath(request))
    // An old address says what was done long ago.
    const shown = done === 'canceled' && current !== undefined ? undefined : done
    const sales = listSalesIn(list, countryOf(request))
    const attempt = randomId(randomBytes)
    const page = managePage({ ...pageOf(request), billing, current, sales, done: shown, attempt, isOutdated })
    return sendFormPage(reply, page, isOutdated ? CONFLICT : undefined)
  }

  /** Answers a signed-in user; an anonymous user is sent to sign in first, and comes back to the same page. */
  async function withUser(
    request: FastifyRequest,
    reply: FastifyReply,
    rate: 'read' | 'write',
    answer: (account: AccountRow) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    if (redirectToOrigin(request, reply, origin)) return reply
    await guardRate(services, rate, request, reply)
    const found = await services.sessions.find(request)
    if (found === undefined || found === 'deleted-account') {
      if (found === 'deleted-account') services.sessions.forget(reply)
      return redirect(reply, `${SIGN_IN_PATH}?next=${encodeURIComponent(ownPath(request))}`)
    }
    try {
      return await answer(found.account)
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error
      report(`billing: ${error.message}`)
      return sendFormPage(reply.header('retry-after', '60'), billingUnavailablePage(pageOf(request)), UNAVAILABLE)
    }
  }

  /** The address of this page again, from what we know of its query; of a form that was sent, with its plan. */
  function ownPath(request: FastifyRequest): string {
    const path = request.url.split('?')[0] ?? ''
    const plan = wantedPlan(queryOf(request).get('plan') ?? fieldOf(request.body, 'plan'))
    const parameters = new URLSearchParams(pageLocale(request).query)
    if (plan !== '') parameters.set('plan', plan)
    return parameters.size === 0 ? path : `${path}?${parameters}`
  }

  function pageOf(request: FastifyRequest) {
    return { ...pageLocale(request), siteName }
  }
}

/** The plan that a user has without a subscription, where the one that is sold would add nothing to it. */
function findGrantedAbove(account: AccountRow, sold: PaidPlan): PaidPlan | undefined {
  const granted = findGrantedPlan(account)
  return granted === undefined || isHigherRank(sold, granted) ? undefined : granted
}

function managePath({ query }: PageLocale, done: Done): string {
  return `${MANAGE_SUBSCRIPTION_PATH}${query === '' ? '?' : `${query}&`}done=${done}`
}

/** docs/behaviour/plus.md 24. */
function noSubscriptionPath(request: FastifyRequest): string {
  return `/${pageLocale(request).locale}/plus?reason=${NO_SUBSCRIPTION_REASON}`
}

function seenPlan({ body }: FastifyRequest): Plan | undefined {
  return findPlan(String(fieldOf(body, 'seen') ?? ''))
}

function wantedPlan(value: unknown): string {
  return typeof value === 'string' && value.length <= MAX_PLAN ? value : ''
}
