import { MANAGE_SUBSCRIPTION_PATH, SUBSCRIBE_PATH } from '#contracts/plus-addresses.ts'
import { billingTexts, type TranslateBilling } from '#locales/billing.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { dateIn } from '../http/form-pages/date-in.ts'
import { hiddenField } from '../http/form-pages/form-field.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { Subscription } from './billing.ts'
import type { Sale } from './prices/find-offer.ts'
import { planName, showPrice } from './show-price.ts'
import { type BillingPageInput, seenFields, testNotice } from './subscribe-page.ts'

/** What was just done, as the address of the page names it. */
export const DONE = ['subscribed', 'changed', 'canceled', 'paid'] as const
export type Done = (typeof DONE)[number]

export interface ManagePageInput extends BillingPageInput {
  /** Undefined when it has just ended, or when a payment is not confirmed yet. */
  readonly current: Subscription | undefined
  /** What is sold in the user's country. */
  readonly sales: readonly Sale[]
  readonly done: Done | undefined
  readonly attempt: string
  readonly isOutdated: boolean
}

/** The page on which subscribers change or cancel their subscription. */
export function managePage(input: ManagePageInput): FormPage {
  const { locale, siteName, billing, current, done, isOutdated } = input
  const t = billingTexts(locale)
  const isPending = done === 'paid' && current === undefined
  const content = joinHtml(
    [
      testNotice(billing, t),
      isOutdated && html`<p class="notice bad" role="alert">${t('outdated')}</p>`,
      isPending && html`<p class="notice" role="status">${t('pending')}</p>`,
      done !== undefined && !isPending && !isOutdated && html`<p class="notice good" role="status">${t(`done_${done}`)}</p>`,
      current !== undefined && currentPart(current, locale, t),
      current !== undefined && (billing.kind === 'test' ? testPart(input, current, t) : portalPart(input, t)),
      html`<p><a href="/${locale}/plus#subscribe">${t('plans_link')}</a></p>`,
    ],
    '\n',
  )
  const problem = isOutdated ? t('outdated') : undefined
  return { locale, siteName, title: t('manage'), problem, isWide: true, formTargets: billing.formTargets, content }
}

function currentPart(current: Subscription, locale: string, t: TranslateBilling): Html {
  const { plan, isPastDue, cancelsAt, periodEnd, createdAt } = current
  const next =
    cancelsAt === null
      ? periodEnd !== null && t('renews', { date: dateIn(locale, periodEnd) })
      : t('ends', { date: dateIn(locale, cancelsAt) })
  return html`<h2>${t('your_plan')}</h2>
${isPastDue && html`<p class="notice bad">${t('past_due')}</p>\n`}<p><strong>${planName(plan)}</strong>: ${showPrice(current, { locale, t })}</p>
<p class="quiet">${t('since', { date: dateIn(locale, createdAt) })}</p>${next !== false && html`\n<p class="quiet">${next}</p>`}`
}

function testPart({ locale, query, sales, attempt }: ManagePageInput, current: Subscription, t: TranslateBilling): Html {
  const others = sales.filter(({ plan }) => plan !== current.plan)
  const forms = others.map((sale) => {
    const label = t('choose_button', { plan: planName(sale.plan), price: showPrice(sale, { locale, t }) })
    return html`<li><form method="post" action="${SUBSCRIBE_PATH}${query}">${seenFields(sale, current, attempt)}<button class="button plain">${label}</button></form></li>`
  })
  return html`<h2>${t('other_plans')}</h2>
<ul class="entries" role="list">
${joinHtml(forms, '\n')}
</ul>
<h2>${t('cancel')}</h2>
<p>${t('cancel_text')}</p>
<form method="post" action="${MANAGE_SUBSCRIPTION_PATH}${query}">${hiddenField('do', 'cancel')}${hiddenField('seen', current.plan)}<button class="button grave">${t('cancel_button')}</button></form>`
}

function portalPart({ query }: ManagePageInput, t: TranslateBilling): Html {
  return html`<p>${t('portal_text')}</p>
<form method="post" action="${MANAGE_SUBSCRIPTION_PATH}${query}">${hiddenField('do', 'portal')}<button class="button">${t('portal_button')}</button></form>`
}
