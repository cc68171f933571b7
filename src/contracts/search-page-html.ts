import { escapeHtml } from './escape-html.ts'
import { fillHtml } from './fill-html.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import { PAGE_MAX, QUERY_MAX_BYTES, type SearchErrors, type SearchReply } from './search.ts'
import { searchFormHtml } from './search-form-html.ts'
import { facetsHtml, switchesHtml } from './search-narrowing-html.ts'
import { pagerHtml, resultsHtml } from './search-results-html.ts'
import type { SearchTexts } from './search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchUrl } from './search-url.ts'

/** What came of a search. */
export type SearchOutcome =
  /** The page as it is built. A server always fills it in; on a host of files it stays so. */
  | { readonly kind: 'unserved' }
  | { readonly kind: 'no-query' }
  | { readonly kind: 'found'; readonly reply: SearchReply }
  | { readonly kind: 'refused'; readonly errors: SearchErrors['errors'] }
  | { readonly kind: 'failed' }

/** More of a query is shown nowhere: none that is answered is as long. */
const MAX_SHOWN = 200

/**
 * The contents of the search page (spec 001 section 2, reference/client.md 11.2) as HTML, from `<h1>` on: all of it is links and a form, so that
 * it needs no script. Every text and address is escaped.
 */
export function searchPageHtml(asked: AskedSearch, outcome: SearchOutcome, texts: SearchTexts): string {
  const heading = `<h1 tabindex="-1">${headingHtml(asked, outcome, texts)}</h1>`
  return `<div class="search-head">${heading}${searchFormHtml(asked, texts)}</div>${outcomeHtml(asked, outcome, texts)}`
}

/** The title of the page of a search; undefined where it is the one that the page was built with. */
export function searchDocumentTitle({ q, page }: AskedSearch, outcome: SearchOutcome, { t }: SearchTexts): string | undefined {
  if (!isAnswerable(outcome)) return undefined
  return page === 1 ? t('document_title', { q }) : t('document_title_page', { q, page })
}

/** Whether there is a query that can be named. */
function isAnswerable(outcome: SearchOutcome): boolean {
  return outcome.kind === 'found' || outcome.kind === 'failed' || (outcome.kind === 'refused' && outcome.errors.q === undefined)
}

function headingHtml({ q, page }: AskedSearch, outcome: SearchOutcome, { t, language }: SearchTexts): string {
  if (outcome.kind === 'no-query') return escapeHtml(t('no_query'))
  if (!isAnswerable(outcome)) return escapeHtml(t('title'))
  const values = { q: `<bdi class="search-query">${escapeHtml(q.slice(0, MAX_SHOWN))}</bdi>` }
  if (page === 1) return fillHtml(t('results_title'), values)
  return fillHtml(t('results_title_page'), { ...values, page: new Intl.NumberFormat(language).format(page) })
}

function outcomeHtml(asked: AskedSearch, outcome: SearchOutcome, texts: SearchTexts): string {
  switch (outcome.kind) {
    case 'unserved':
      return `<p class="search-note">${escapeHtml(texts.t('unserved'))}</p>`
    case 'no-query':
      return ''
    case 'refused':
      return refusedHtml(outcome.errors, texts)
    case 'failed':
      return failedHtml(asked, texts)
    case 'found':
      return foundHtml(asked, outcome.reply, texts)
  }
}

function foundHtml(asked: AskedSearch, reply: SearchReply, texts: SearchTexts): string {
  const count = reply.metadata.total.value
  const time = new Intl.NumberFormat(texts.language, { style: 'unit', unit: 'millisecond', unitDisplay: 'long', maximumFractionDigits: 1 })
  const found = `<h2 class="search-count">${escapeHtml(texts.t('found', { count, time: time.format(reply.metadata.took_ms) }))}</h2>`
  const list = count === 0 ? nothingHtml(asked, texts) : resultsHtml(asked, reply, texts) + pagerHtml(asked, reply, texts)
  const main = `<div class="search-main">${found}${suggestionsHtml(asked, reply, texts)}${list}</div>`
  return `${switchesHtml(asked, texts)}<div class="search-columns">${main}${facetsHtml(asked, reply, texts)}</div>`
}

function suggestionsHtml(asked: AskedSearch, { suggestions }: SearchReply, { t }: SearchTexts): string {
  const paragraphs = suggestions.map(({ text, total }) => {
    const href = escapeHtml(searchUrl({ ...asked, q: text, page: 1, area: undefined, type: undefined }))
    const link = `<a href="${href}"><bdi>${escapeHtml(text)}</bdi></a>`
    const count = `<span class="search-number">(${escapeHtml(t('matches', { count: total.value }))})</span>`
    return `<p class="search-meant">${fillHtml(t('did_you_mean'), { link })} ${count}</p>`
  })
  return paragraphs.join('')
}

function nothingHtml(asked: AskedSearch, { t }: SearchTexts): string {
  const hint = `<p class="search-note">${escapeHtml(t('nothing_found'))}</p>`
  if (asked.locale === DEFAULT_LOCALE || !isOwnLanguage(asked.locales, asked.locale)) return hint
  const href = escapeHtml(searchUrl({ ...asked, page: 1, locales: [DEFAULT_LOCALE] }))
  return `${hint}<p><a class="button" href="${href}">${escapeHtml(t('in_english'))}</a></p>`
}

function failedHtml(asked: AskedSearch, { t }: SearchTexts): string {
  const reload = `<a class="button" href="${escapeHtml(searchUrl(asked))}">${escapeHtml(t('reload'))}</a>`
  return `<div class="search-fault"><h2>${escapeHtml(t('failed'))}</h2><p>${reload}</p></div>`
}

function refusedHtml(errors: SearchErrors['errors'], { t }: SearchTexts): string {
  const messages = new Set(Object.keys(errors).map((name) => faultOf(name, t)))
  const items = [...messages].map((message) => `<li>${escapeHtml(message)}</li>`)
  return `<div class="search-fault"><h2>${escapeHtml(t('refused'))}</h2><ul>${items.join('')}</ul></div>`
}

function faultOf(name: string, t: SearchTexts['t']): string {
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
