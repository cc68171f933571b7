import { pageHref } from '#contracts/page-href.ts'
import type { UpdatesPage } from '#contracts/updates.ts'
import { type AskedUpdates, isNarrowed, updatesFeedUrl, updatesUrl } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { fillHtml, type Html, html } from './html.ts'
import { updateGroupHtml } from './update-group-html.ts'
import { updatesFormHtml } from './updates-form-html.ts'
import { updatesPagerHtml } from './updates-pager-html.ts'

/** The result of a request for updates. */
export type UpdatesOutcome =
  /** The page as it is built. A server always fills it in; on a host of files it stays so. */
  | { readonly kind: 'unserved' }
  | { readonly kind: 'found'; readonly reply: UpdatesPage }
  /** Collections are a filter for signed-in users. @property logIn where they sign in */
  | { readonly kind: 'signed-out'; readonly logIn: string }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'failed' }

/** The page as a request has it. */
export interface UpdatesView {
  readonly asked: AskedUpdates
  readonly outcome: UpdatesOutcome
  /** The newest releases of all, `firefox@120`, for the marks of what is new to a user. */
  readonly recent?: readonly string[]
}

/**
 * The contents of the page of updates as HTML, from `<h1>` on: links, a form, and rows that open by themselves, so that it needs no script
 * (docs/behaviour/updates.md 100).
 */
export function updatesPageHtml({ asked, outcome, recent = [] }: UpdatesView, words: UpdatesWords): Html {
  const { t } = words
  const head = html`<header class="updates-head"><h1 tabindex="-1">${t('title')}</h1><p>${t('intro')}</p></header>`
  const status = html`<p class="visually-hidden" role="status"></p>`
  const list = html`<div class="updates-outcome" data-recent="${recent.join(' ')}">${updatesOutcomeHtml(asked, outcome, words)}</div>`
  return html`${head}${updatesFormHtml(asked, words)}${status}${list}`
}

/** What stands below the filters: all that another request changes. */
export function updatesOutcomeHtml(asked: AskedUpdates, outcome: UpdatesOutcome, words: UpdatesWords): Html {
  const { t } = words
  switch (outcome.kind) {
    case 'unserved':
      return html`<p class="updates-note">${t('unserved')}</p>`
    case 'signed-out':
      return noteHtml(t('signed_out'), html`<a class="button" href="${outcome.logIn}" rel="nofollow">${t('log_in')}</a>`)
    case 'rejected':
      return html`<div class="updates-error"><h2>${t('rejected')}</h2><p>${t('rejected_text')}</p></div>`
    case 'failed':
      return html`<div class="updates-error"><h2>${t('failed')}</h2><p>${t('failed_text')}</p><a class="button" href="${updatesUrl(asked)}">${t('retry')}</a></div>`
    case 'found':
      return foundHtml(asked, outcome.reply, words)
  }
}

/** What screen readers hear of another list. */
export function updatesShownText({ data, last, count, query }: UpdatesPage, asked: AskedUpdates, { t }: UpdatesWords): string {
  if (data.length === 0) return t(isNarrowed(asked) ? 'none_match' : 'none')
  return t('shown', { page: query.page, pages: last, count: t('count', { count: count.events }) })
}

function foundHtml(asked: AskedUpdates, reply: UpdatesPage, words: UpdatesWords): Html {
  const { t } = words
  const only = onlyHtml(asked, words)
  if (reply.data.length === 0) return html`${only}${nothingHtml(asked, reply, words)}${followHtml(asked, words)}`
  const groups = reply.data.map((group) => updateGroupHtml(group, asked, words))
  const pager = updatesPagerHtml(asked, { page: reply.query.page, last: reply.last }, words)
  return html`${only}<p class="updates-count">${t('count', { count: reply.count.events })}</p>${groups}${pager}${followHtml(asked, words)}`
}

/** The feeds of the same filters; undefined where there are none. */
function followHtml(asked: AskedUpdates, { t }: UpdatesWords): Html | undefined {
  const [rss, json] = [updatesFeedUrl(asked, 'rss.xml'), updatesFeedUrl(asked, 'feed.json')]
  if (rss === undefined || json === undefined) return undefined
  return html`<p class="updates-follow">${t('follow')} <a href="${rss}" type="application/rss+xml">${t('feed_rss')}</a> <a href="${json}" type="application/feed+json">${t('feed_json')}</a></p>`
}

/** What narrows the list without being in the form, with the way back. */
function onlyHtml(asked: AskedUpdates, { t }: UpdatesWords): readonly Html[] {
  const name = html`<bdi>${asked.doc}</bdi>`
  // The address is a user's text: a link leads to a page of this site only.
  const page = asked.doc !== '' && (/^\/(?![/\\])/.test(asked.doc) ? html`<a href="${pageHref(asked.doc)}">${name}</a>` : name)
  const all = asked.release !== '' && html`<a href="${updatesUrl({ ...asked, release: '', from: 0, page: 1 })}">${t('all_releases')}</a>`
  return [
    ...(page === false ? [] : [html`<p class="updates-only">${fillHtml(t('only_page'), { page })}</p>`]),
    ...(all === false ? [] : [html`<p class="updates-only">${all}</p>`]),
  ]
}

function nothingHtml(asked: AskedUpdates, { last }: UpdatesPage, { t }: UpdatesWords): Html {
  const first = last > 0 && html`<a class="button" href="${updatesUrl({ ...asked, page: 1, from: 0 })}">${t('first_page')}</a>`
  return noteHtml(t(isNarrowed(asked) && last === 0 ? 'none_match' : 'none'), first)
}

function noteHtml(text: string, link: Html | false): Html {
  return html`<div class="updates-nothing"><p>${text}</p>${link}</div>`
}
