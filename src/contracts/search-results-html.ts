import { escapeHtml } from './escape-html.ts'
import { findLocale } from './locales.ts'
import { pageHref } from './page-href.ts'
import { PAGE_MAX, type SearchReply, type SearchResult } from './search.ts'
import type { SearchTexts } from './search-texts.ts'
import { type AskedSearch, searchUrl } from './search-url.ts'

/** The results of one page, in a list that goes on where the page before ended. A list without signs is one for screen readers by its role. */
export function resultsHtml({ locale }: AskedSearch, { documents, metadata }: SearchReply, { language }: SearchTexts): string {
  const first = (metadata.page - 1) * metadata.size + 1
  const items = documents.map((result) => itemHtml(result, { locale, language }))
  return items.length === 0 ? '' : `<ol class="search-results" role="list" start="${first}">${items.join('')}</ol>`
}

/** The ways to the pages of results before and after; '' where all results stand on one. */
export function pagerHtml(asked: AskedSearch, { metadata }: SearchReply, { t }: SearchTexts): string {
  const last = Math.min(PAGE_MAX, Math.max(1, Math.ceil(metadata.total.value / metadata.size)))
  const { page } = metadata
  if (last === 1 && page === 1) return ''
  const link = (to: number, key: 'previous' | 'next', rel: string): string =>
    `<a class="search-${key}" rel="${rel}" href="${escapeHtml(searchUrl({ ...asked, page: to }))}">${escapeHtml(t(key))}</a>`
  const previous = page > 1 ? link(Math.min(page - 1, last), 'previous', 'prev') : ''
  const next = page < last ? link(page + 1, 'next', 'next') : ''
  const place = page > last ? '' : `<span class="search-place">${escapeHtml(t('page_of', { page, pages: last }))}</span>`
  return `<nav class="search-pager" aria-label="${escapeHtml(t('pages'))}">${previous}${place}${next}</nav>`
}

interface Surroundings {
  readonly locale: string
  /** Of the interface. */
  readonly language: string
}

function itemHtml(result: SearchResult, { locale, language }: Surroundings): string {
  const found = findLocale(result.locale)
  const code = found?.code ?? result.locale
  const lang = code === language ? '' : ` lang="${escapeHtml(code)}" dir="${found === undefined ? 'auto' : found.direction}"`
  const hreflang = code === locale ? '' : ` hreflang="${escapeHtml(code)}"`
  const title = result.highlight.title[0] ?? escapeHtml(result.title)
  const badge = code === locale ? '' : ` <span class="search-badge" lang="${escapeHtml(code)}">${escapeHtml(found?.native ?? code)}</span>`
  const summary = result.summary === '' ? '' : `<p class="search-summary">${escapeHtml(result.summary)}</p>`
  return `<li><h3><a class="search-title" href="${pageHref(result.mdn_url)}"${lang}${hreflang}>${title}</a>${badge}</h3>${pathHtml(result.mdn_url)}<div${lang}>${summary}${excerptsHtml(result)}</div></li>`
}

/** Where the page stands: the names of the pages above it. */
function pathHtml(url: string): string {
  const parents = url.split('/docs/').at(-1)?.split('/').slice(0, -1) ?? []
  const path = parents.map((segment) => segment.replaceAll('_', ' ')).join(' / ')
  return path === '' ? '' : `<p class="search-path" dir="ltr">${escapeHtml(path)}</p>`
}

/** Pieces of the text, but not those that the summary has said. */
function excerptsHtml({ summary, highlight }: SearchResult): string {
  const told = wordsOf(escapeHtml(summary))
  const items = highlight.body.filter((html) => !told.includes(wordsOf(html))).map((html) => `<li>… ${html} …</li>`)
  return items.length === 0 ? '' : `<ul class="search-excerpts" role="list">${items.join('')}</ul>`
}

function wordsOf(html: string): string {
  return html.replace(/<\/?mark>/g, '').replace(/^\W+|\W+$/g, '')
}
