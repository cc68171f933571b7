import { findLocale } from '#contracts/locales.ts'
import { pageHref } from '#contracts/page-href.ts'
import { PAGE_MAX, type SearchReply, type SearchResult } from '#contracts/search.ts'
import type { SearchTexts } from '#contracts/search-texts.ts'
import { type AskedSearch, searchUrl } from '#contracts/search-url.ts'
import { type Html, html, raw } from './html.ts'

/** The results of one page, in a list that goes on where the page before ended. A list without signs is one for screen readers by its role. */
export function resultsHtml({ locale }: AskedSearch, { documents, metadata }: SearchReply, { language }: SearchTexts): Html | undefined {
  const first = (metadata.page - 1) * metadata.size + 1
  const items = documents.map((result) => itemHtml(result, { locale, language }))
  return items.length === 0 ? undefined : html`<ol class="search-results" role="list" start="${first}">${items}</ol>`
}

/** The ways to the pages of results before and after; undefined where all results stand on one. */
export function pagerHtml(asked: AskedSearch, { metadata }: SearchReply, { t }: SearchTexts): Html | undefined {
  const last = Math.min(PAGE_MAX, Math.max(1, Math.ceil(metadata.total.value / metadata.size)))
  const { page } = metadata
  if (last === 1 && page === 1) return undefined
  const link = (to: number, key: 'previous' | 'next', rel: string): Html =>
    html`<a class="search-${key}" rel="${rel}" href="${searchUrl({ ...asked, page: to })}">${t(key)}</a>`
  const previous = page > 1 && link(Math.min(page - 1, last), 'previous', 'prev')
  const next = page < last && link(page + 1, 'next', 'next')
  const place = page <= last && html`<span class="search-place">${t('page_of', { page, pages: last })}</span>`
  return html`<nav class="search-pager" aria-label="${t('pages')}">${previous}${place}${next}</nav>`
}

interface Surroundings {
  readonly locale: string
  /** Of the interface. */
  readonly language: string
}

function itemHtml(result: SearchResult, { locale, language }: Surroundings): Html {
  const found = findLocale(result.locale)
  const code = found?.code ?? result.locale
  const lang = code !== language && html` lang="${code}" dir="${found === undefined ? 'auto' : found.direction}"`
  const hreflang = code !== locale && html` hreflang="${code}"`
  const marked = result.highlight.title[0]
  // Titles and excerpts with marks are escaped by the search (src/search/excerpts.ts).
  const title = marked === undefined ? result.title : raw(marked)
  const badge = code !== locale && html` <span class="search-badge" lang="${code}">${found?.native ?? code}</span>`
  const summary = result.summary !== '' && html`<p class="search-summary">${result.summary}</p>`
  return html`<li><h3><a class="search-title" href="${pageHref(result.mdn_url)}"${lang}${hreflang}>${title}</a>${badge}</h3>${pathHtml(result.mdn_url)}<div${lang}>${summary}${excerptsHtml(result)}</div></li>`
}

/** Where the page stands: the names of the pages above it. */
function pathHtml(url: string): Html | false {
  const [, area, ...names] = url.split('/').filter((segment) => segment !== '')
  const parents = (area === 'docs' || area === undefined ? names : [area, ...names]).slice(0, -1)
  const path = parents.map((segment) => segment.replaceAll('_', ' ')).join(' / ')
  return path !== '' && html`<p class="search-path" dir="ltr">${path}</p>`
}

/** Pieces of the text, but not those that the summary has said. The search has escaped them (src/search/excerpts.ts). */
function excerptsHtml({ summary, highlight }: SearchResult): Html | false {
  const shown = wordsOf(html`${summary}`.toString())
  const items = highlight.body.filter((excerpt) => !shown.includes(wordsOf(excerpt))).map((excerpt) => html`<li>… ${raw(excerpt)} …</li>`)
  return items.length > 0 && html`<ul class="search-excerpts" role="list">${items}</ul>`
}

function wordsOf(marked: string): string {
  const text = marked.replace(/<\/?mark>/g, '')
  const start = text.search(/\w/)
  let end = text.length
  while (end > start && !/\w/.test(text.charAt(end - 1))) end -= 1
  return start === -1 ? '' : text.slice(start, end)
}
