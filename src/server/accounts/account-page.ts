import { ACCOUNT_DATA_PATH, ACCOUNT_DELETION_PATH, ACCOUNT_SESSIONS_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { INSIGHTS_PATH } from '#contracts/insights.ts'
import { accountsTexts, type TranslateAccounts } from '#locales/accounts.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { dateIn } from '../http/form-pages/date-in.ts'
import { hiddenField } from '../http/form-pages/form-field.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { PageLocale } from '../http/form-pages/page-locale.ts'
import type { AccountRow, SessionRow } from '../http/sessions/sessions.ts'
import { describeBrowser } from './describe-browser.ts'

/** The action that was just done, as the address of the page names it. */
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
  /** The active sessions of the account. */
  readonly sessions: readonly SessionRow[]
  readonly ownPages: OwnProviderPages | undefined
  /** Whether the site has collections. */
  readonly hasCollections: boolean
  readonly done?: Done | undefined
}

/** The page on which users see what their account is, where they are signed in, and what they can do about it. */
export function accountPage(input: AccountPageInput): FormPage {
  const { locale, siteName, account, done } = input
  const t = accountsTexts(locale)
  const parts = [
    done !== undefined && html`<p class="notice good" role="status">${t(done)}</p>`,
    html`<p>${t('signed_in_as', { email: account.email })}</p>
<p class="quiet">${t('since', { date: dateIn(locale, account.created_at) })}</p>
${collectionsLink(input, t)}${insightsLink(account, t)}<form method="post" action="${SIGN_OUT_PATH}">${hiddenField('next', `/${locale}/`)}<button class="button plain">${t('revoke')}</button></form>`,
    sessionsPart(input, t),
    providerPart(input, t),
    html`<h2>${t('data')}</h2>
<p>${t('data_text')}</p>
<p><a class="button plain" href="${ACCOUNT_DATA_PATH}" download>${t('data_export')}</a></p>`,
    html`<h2 id="delete">${t('delete')}</h2>
<p>${t('delete_text')}</p>
<p><a href="${input.ownPages?.deletion ?? ACCOUNT_DELETION_PATH}${input.query}">${t('delete_link')}</a></p>`,
  ]
  return { locale, siteName, title: t('title'), isWide: true, content: joinHtml(parts, '\n') }
}

function collectionsLink({ locale, hasCollections }: AccountPageInput, t: TranslateAccounts): Html | false {
  return hasCollections && html`<p><a href="/${locale}/plus/collections">${t('collections')}</a></p>\n`
}

/** For staff; for everyone else there is no such page. */
function insightsLink({ is_staff }: AccountRow, t: TranslateAccounts): Html | false {
  return is_staff === 1 && html`<p><a href="${INSIGHTS_PATH}">${t('insights')}</a></p>\n`
}

function sessionsPart({ locale, query, sessions, current }: AccountPageInput, t: TranslateAccounts): Html {
  const entries = sessions.map((session) => sessionEntry(session, { locale, query, t, isCurrent: session.name === current.name }))
  const others = html`<form method="post" action="${ACCOUNT_SESSIONS_PATH}${query}">${hiddenField('which', 'others')}<button class="button plain">${t('revoke_others')}</button></form>`
  return html`<h2 id="sessions">${t('sessions')}</h2>
<ul class="entries" role="list">
${joinHtml(entries, '\n')}
</ul>
${sessions.length > 1 && others}`
}

interface EntryContext extends PageLocale {
  readonly t: TranslateAccounts
  readonly isCurrent: boolean
}

function sessionEntry(session: SessionRow, { locale, query, t, isCurrent }: EntryContext): Html {
  const name = browserName(session.user_agent, t)
  const dates = t('session_dates', { created: dateIn(locale, session.created_at), seen: dateIn(locale, session.last_seen_at) })
  const mark = isCurrent && html` <span class="entry-mark">${t('session_current')}</span>`
  const label = t('revoke_label', { browser: name })
  const form = html`<form method="post" action="${ACCOUNT_SESSIONS_PATH}${query}">${hiddenField('which', session.name)}<button class="link" aria-label="${label}">${t('revoke')}</button></form>`
  return html`<li><div><span class="field-name">${name}</span>${mark}<p class="hint">${dates}</p></div>${!isCurrent && form}</li>`
}

function browserName(userAgent: string, t: TranslateAccounts): string {
  const { browser, system } = describeBrowser(userAgent)
  if (browser === undefined) return system ?? t('session_unknown')
  return system === undefined ? browser : t('session_system', { browser, system })
}

function providerPart({ ownPages, account, query }: AccountPageInput, t: TranslateAccounts): Html | undefined {
  if (ownPages === undefined) {
    // An account of the site's own provider, on a site that has another one by now: there is no place to change anything.
    if (!URL.canParse(account.issuer)) return undefined
    return html`<h2>${t('provider')}</h2>
<p>${t('provider_text', { provider: new URL(account.issuer).host })}</p>`
  }
  return html`<h2>${t('password')}</h2>
<p><a class="button plain" href="${ownPages.password}${query}">${t('password_change')}</a></p>`
}
