import { MANAGE_SUBSCRIPTION_PATH, SUBSCRIBE_PATH } from '#contracts/plus-addresses.ts'
import { billingTexts, type TranslateBilling } from '#locales/billing.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { hiddenField } from '../http/form-pages/form-field.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { PageLocale } from '../http/form-pages/page-locale.ts'
import type { Billing, Subscription } from './billing.ts'
import type { Sale } from './prices/find-offer.ts'
import { planName, showPrice } from './show-price.ts'

export interface BillingPageInput extends PageLocale {
  readonly siteName: string
  readonly billing: Pick<Billing, 'kind' | 'formTargets'>
}

export interface SubscribePageInput extends BillingPageInput {
  readonly sale: Sale
  readonly current: Subscription | undefined
  /** Random: two sendings of this form are one decision. */
  readonly attempt: string
  /** The form was sent, but something else had changed. */
  readonly isOutdated: boolean
}

/** The page on which a user subscribes to a plan, or changes to it. */
export function subscribePage(input: SubscribePageInput): FormPage {
  const { locale, query, siteName, sale, current, billing, isOutdated } = input
  const t = billingTexts(locale)
  const isCurrent = current?.plan === sale.plan
  const content = joinHtml(
    [
      testNotice(billing, t),
      isOutdated && html`<p class="notice bad" role="alert">${t('outdated')}</p>`,
      html`<p><strong>${planName(sale.plan)}</strong>: ${showPrice(sale, { locale, t })}</p>`,
      current !== undefined && !isCurrent && html`<p>${nowText(current, locale, t)}</p>`,
      isCurrent ? html`<p>${t('current')}</p>` : subscribeForm(input, t),
      current !== undefined && html`<p><a href="${MANAGE_SUBSCRIPTION_PATH}${query}">${t('manage_link')}</a></p>`,
      html`<p><a href="/${locale}/plus#subscribe">${t('plans_link')}</a></p>`,
    ],
    '\n',
  )
  const title = t(current === undefined ? 'subscribe' : 'change')
  return { locale, siteName, title, problem: isOutdated ? t('outdated') : undefined, formTargets: billing.formTargets, content }
}

/** The page for a plan that is not sold, or not any more. */
export function notSoldPage({ locale, siteName }: Omit<BillingPageInput, 'billing'>): FormPage {
  const t = billingTexts(locale)
  return {
    locale,
    siteName,
    title: t('not_sold'),
    content: html`<p>${t('not_sold_text')}</p>
<p><a href="/${locale}/plus#subscribe">${t('plans_link')}</a></p>`,
  }
}

/** The page for when the payment provider does not answer. */
export function billingUnavailablePage({ locale, siteName }: Omit<BillingPageInput, 'billing'>): FormPage {
  const t = billingTexts(locale)
  return {
    locale,
    siteName,
    title: t('unavailable'),
    content: html`<p>${t('unavailable_text')}</p>
<p><a href="/${locale}/plus#subscribe">${t('plans_link')}</a></p>`,
  }
}

/** Says that no money moves, where it is so. */
export function testNotice({ kind }: Pick<Billing, 'kind'>, t: TranslateBilling): Html | false {
  return kind === 'test' && html`<p class="notice">${t('test_notice')}</p>`
}

/** The fields that say what the user saw: the server does nothing when it is no longer so. */
export function seenFields(sale: Sale, current: Subscription | undefined, attempt: string): Html {
  return joinHtml([
    hiddenField('plan', sale.id),
    hiddenField('price', priceKey(sale)),
    hiddenField('seen', current?.plan ?? 'core'),
    hiddenField('attempt', attempt),
  ])
}

/** A price as a form has it. @example priceKey({ currency: 'EUR', amount: 500 }) // 'EUR 500' */
export function priceKey({ currency, amount }: Pick<Sale, 'currency' | 'amount'>): string {
  return `${currency} ${amount}`
}

function subscribeForm({ query, sale, current, billing, attempt, locale }: SubscribePageInput, t: TranslateBilling): Html {
  const isTest = billing.kind === 'test'
  const text = isTest ? undefined : t(current === undefined ? 'pay_text' : 'portal_change')
  const label = buttonLabel(isTest, current !== undefined)
  return html`${text !== undefined && html`<p>${text}</p>\n`}<form class="fields" method="post" action="${SUBSCRIBE_PATH}${query}">${seenFields(sale, current, attempt)}<button class="button">${t(label, { plan: planName(sale.plan), price: showPrice(sale, { locale, t }) })}</button></form>`
}

function buttonLabel(isTest: boolean, hasSubscription: boolean): 'choose_button' | 'subscribe_button' | 'portal_button' | 'pay_button' {
  if (isTest) return hasSubscription ? 'choose_button' : 'subscribe_button'
  return hasSubscription ? 'portal_button' : 'pay_button'
}

function nowText(current: Subscription, locale: string, t: TranslateBilling): string {
  return t('now', { plan: planName(current.plan), price: showPrice(current, { locale, t }) })
}
