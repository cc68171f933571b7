import { ACCOUNT_DATA_PATH, ACCOUNT_DELETION_PATH, ACCOUNT_SESSIONS_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { accountsTexts, type TranslateAccounts } from '#locales/accounts.ts'
import { hiddenField } from '../http/form-field.ts'
import type { FormPage } from '../http/form-page.ts'
import type { AccountRow, SessionRow } from '../http/sessions.ts'
import { describeBrowser } from './describe-browser.ts'
import type { PageLocale } from './page-locale.ts'

/** What has just been done, as the address of the page says it. */
export const DONE = ['revoked', 'revoked_others'] as const
export type Done = (typeof DONE)[number]

/** The pages of the site's own provider; undefined where the provider is another one. */
export interface OwnProviderPages {
  readonly password: string
  readonly deletion: string
}

export interface AccountPageInput extends PageLocale {
  readonly siteName: string
  readonly account: AccountRow
  readonly current: SessionRow
  /** Those of the account that have not ended. */
  readonly sessions: readonly SessionRow[]
  readonly ownPages: OwnProviderPages | undefined
  readonly done?: Done | undefined
}

/** The page on which readers see what their account is, where they are signed in, and what they can do about it. */
export function accountPage(input: AccountPageInput): FormPage {
  const { locale, siteName, account, done } = input
  const t = accountsTexts(locale)
  const parts = [
    done === undefined ? '' : `<p class="notice good" role="status">${escapeHtml(t(done))}</p>`,
    `<p>${escapeHtml(t('signed_in_as', { email: account.email }))}</p>
<p class="quiet">${escapeHtml(t('since', { date: dateIn(locale, account.created_at) }))}</p>
<form method="post" action="${SIGN_OUT_PATH}">${hiddenField('next', `/${locale}/`)}<button class="button plain">${escapeHtml(t('revoke'))}</button></form>`,
    sessionsPart(input, t),
    providerPart(input, t),
    `<h2>${escapeHtml(t('data'))}</h2>
<p>${escapeHtml(t('data_text'))}</p>
<p><a class="button plain" href="${ACCOUNT_DATA_PATH}" download>${escapeHtml(t('data_export'))}</a></p>`,
    `<h2>${escapeHtml(t('delete'))}</h2>
<p>${escapeHtml(t('delete_text'))}</p>
<p><a href="${input.ownPages?.deletion ?? ACCOUNT_DELETION_PATH}${input.query}">${escapeHtml(t('delete_link'))}</a></p>`,
  ]
  return { locale, siteName, title: t('title'), isWide: true, content: parts.join('\n') }
}

function sessionsPart({ locale, query, sessions, current }: AccountPageInput, t: TranslateAccounts): string {
  const entries = sessions.map((session) => sessionEntry(session, { locale, query, t, isCurrent: session.name === current.name }))
  const others = `<form method="post" action="${ACCOUNT_SESSIONS_PATH}${query}">${hiddenField('which', 'others')}<button class="button plain">${escapeHtml(t('revoke_others'))}</button></form>`
  return `<h2>${escapeHtml(t('sessions'))}</h2>
<ul class="entries" role="list">
${entries.join('\n')}
</ul>
${sessions.length > 1 ? others : ''}`
}

interface EntryContext extends PageLocale {
  readonly t: TranslateAccounts
  readonly isCurrent: boolean
}

function sessionEntry(session: SessionRow, { locale, query, t, isCurrent }: EntryContext): string {
  const name = browserName(session.user_agent, t)
  const dates = t('session_dates', { created: dateIn(locale, session.created_at), seen: dateIn(locale, session.last_seen_at) })
  const mark = isCurrent ? ` <span class="entry-mark">${escapeHtml(t('session_current'))}</span>` : ''
  const label = escapeHtml(t('revoke_label', { browser: name }))
  const form = `<form method="post" action="${ACCOUNT_SESSIONS_PATH}${query}">${hiddenField('which', session.name)}<button class="link" aria-label="${label}">${escapeHtml(t('revoke'))}</button></form>`
  return `<li><div><span class="field-name">${escapeHtml(name)}</span>${mark}<p class="hint">${escapeHtml(dates)}</p></div>${isCurrent ? '' : form}</li>`
}

function browserName(userAgent: string, t: TranslateAccounts): string {
  const { browser, system } = describeBrowser(userAgent)
  if (browser === undefined) return system ?? t('session_unknown')
  return system === undefined ? browser : t('session_system', { browser, system })
}

function providerPart({ ownPages, account, query }: AccountPageInput, t: TranslateAccounts): string {
  if (ownPages === undefined) {
    // An account of the site's own provider, on a site that has another one by now: there is no place to change anything.
    if (!URL.canParse(account.issuer)) return ''
    return `<h2>${escapeHtml(t('provider'))}</h2>
<p>${escapeHtml(t('provider_text', { provider: new URL(account.issuer).host }))}</p>`
  }
  return `<h2>${escapeHtml(t('password'))}</h2>
<p><a class="button plain" href="${ownPages.password}${query}">${escapeHtml(t('password_change'))}</a></p>`
}

/** A day in UTC, as the language writes it: without script nobody knows the reader's time. */
function dateIn(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
