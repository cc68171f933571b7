import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { PAGE_MAX, QUERY_MAX_BYTES, type SearchErrors, type SearchReply } from '#contracts/search.ts'
import type { SearchTexts } from '#contracts/search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchUrl } from '#contracts/search-url.ts'
import { fillHtml, type Html, html } from './html.ts'
import { searchFormHtml } from './search-form-html.ts'
import { facetsHtml, filterButtonHtml, switchesHtml } from './search-narrowing-html.ts'
import { pagerHtml, resultsHtml } from './search-results-html.ts'

/** The result of a search. */
export type SearchOutcome =
  /** The page as it is built. A server always fills it in; on a host of files it stays so. */
  | { readonly kind: 'unserved' }
  | { readonly kind: 'no-query' }
  | { readonly kind: 'found'; readonly reply: SearchReply }
  | { readonly kind: 'rejected'; readonly errors: SearchErrors['errors'] }
  | { readonly kind: 'failed' }

/** More of a query is shown nowhere: none that is answered is as long. */
const MAX_SHOWN = 200

/**
 * The contents of the search page (docs/behaviour/search.md 8) as HTML, from `<h1>` on: all of it is links and a form, so that
 * it needs no script.
 */
export function searchPageHtml(asked: AskedSearch, outcome: SearchOutcome, texts: SearchTexts): Html {
  const heading = html`<h1 tabindex="-1">${headingHtml(asked, outcome, texts)}</h1>`
  return html`<div class="search-head">${heading}${searchFormHtml(asked, texts)}</div>${outcomeHtml(asked, outcome, texts)}`
}

/** The title of the page of a search; undefined where it is the one that the page was built with. */
export function searchDocumentTitle({ q, page }: AskedSearch, outcome: SearchOutcome, { t }: SearchTexts): string | undefined {
  if (!isAnswerable(outcome)) return undefined
  return page === 1 ? t('document_title', { q }) : t('document_title_page', { q, page })
}

/** Whether there is a query that can be named. */
function isAnswerable(outcome: SearchOutcome): boolean {
  return outcome.kind === 'found' || outcome.kind === 'failed' || (outcome.kind === 'rejected' && outcome.errors.q === undefined)
}

function headingHtml({ q, page }: AskedSearch, outcome: SearchOutcome, { t, language }: SearchTexts): Html {
  if (outcome.kind === 'no-query') return html`${t('no_query')}`
  if (!isAnswerable(outcome)) return html`${t('title')}`
  const values = { q: html`<bdi class="search-query">${q.slice(0, MAX_SHOWN)}</bdi>` }
  if (page === 1) return fillHtml(t('results_title'), values)
  return fillHtml(t('results_title_page'), { ...values, page: html`${new Intl.NumberFormat(language).format(page)}` })
}

function outcomeHtml(asked: AskedSearch, outcome: SearchOutcome, texts: SearchTexts): Html | undefined {
  switch (outcome.kind) {
    case 'unserved':
      return html`<p class="search-note">${texts.t('unserved')}</p>`
    case 'no-query':
      return undefined
    case 'rejected':
      return rejectedHtml(outcome.errors, texts)
    case 'failed':
      return failedHtml(asked, texts)
    case 'found':
      return foundHtml(asked, outcome.reply, texts)
  }
}

function foundHtml(asked: AskedSearch, reply: SearchReply, texts: SearchTexts): Html {
  const count = reply.metadata.total.value
  const head = html`<div class="search-found"><h2 class="search-count">${countText(reply, texts)}</h2>${filterButtonHtml(asked, reply, texts)}</div>`
  const list = count === 0 ? nothingHtml(asked, texts) : [resultsHtml(asked, reply, texts), pagerHtml(asked, reply, texts)]
  const main = html`<div class="search-main">${head}${suggestionsHtml(asked, reply, texts)}${list}</div>`
  return html`${switchesHtml(asked, reply, texts)}<div class="search-columns">${main}${facetsHtml(asked, reply, texts)}</div>`
}

/** How many pages match, and how many of these the pages of results show (docs/behaviour/search.md 12). */
function countText({ metadata }: SearchReply, { t, language }: SearchTexts): string {
  const count = metadata.total.value
  if (count === 0) return t('found_none')
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond', unitDisplay: 'long', maximumFractionDigits: 1 })
  const values = { count, time: time.format(metadata.took_ms) }
  const shown = PAGE_MAX * metadata.size
  return count > shown ? t('found_best', { ...values, shown }) : t('found', values)
}

function suggestionsHtml(asked: AskedSearch, { suggestions }: SearchReply, { t }: SearchTexts): readonly Html[] {
  return suggestions.map(({ text, total }) => {
    const href = searchUrl({ ...asked, q: text, page: 1, area: undefined, type: undefined })
    const link = html`<a href="${href}"><bdi>${text}</bdi></a>`
    const count = html`<span class="search-number">(${t('matches', { count: total.value })})</span>`
    return html`<p class="search-meant">${fillHtml(t('did_you_mean'), { link })} ${count}</p>`
  })
}

function nothingHtml(asked: AskedSearch, { t }: SearchTexts): Html {
  const hint = html`<p class="search-note">${t('nothing_found')}</p>`
  if (asked.locale === DEFAULT_LOCALE || !isOwnLanguage(asked.locales, asked.locale)) return hint
  const href = searchUrl({ ...asked, page: 1, locales: [DEFAULT_LOCALE] })
  return html`${hint}<p><a class="button" href="${href}">${t('in_english')}</a></p>`
}

function failedHtml(asked: AskedSearch, { t }: SearchTexts): Html {
  const reload = html`<a class="button" href="${searchUrl(asked)}">${t('reload')}</a>`
  return html`<div class="search-error"><h2>${t('failed')}</h2><p>${reload}</p></div>`
}

function rejectedHtml(errors: SearchErrors['errors'], { t }: SearchTexts): Html {
  const messages = new Set(Object.keys(errors).map((name) => problemOf(name, t)))
  const items = [...messages].map((message) => html`<li>${message}</li>`)
  return html`<div class="search-error"><h2>${t('rejected')}</h2><ul>${items}</ul></div>`
}

function problemOf(name: string, t: SearchTexts['t']): string {
  switch (name) {
    case 'q':
      return t('error_q', { max: QUERY_MAX_BYTES })
    case 'page':
      return t('error_page', { max: PAGE_MAX })
    case 'sort':
      return t('error_sort')
    case 'locale':
      return t('error_locale')
    default:
      return t('error_filter')
  }
}
