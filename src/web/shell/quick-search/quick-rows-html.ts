import { escapeHtml } from '#contracts/escape-html.ts'
import { pageHref } from '#contracts/page-href.ts'
import type { QuickTextKey } from '#locales/quick-search/quick-search-texts.ts'
import type { QuickHit } from '#search/find-quick.ts'
import { markTerms } from './mark-terms.ts'

/** Gives a text of quick search. */
export type QuickTranslate = (key: QuickTextKey, values?: Readonly<Record<string, string | number>>) => string

interface RowsInput {
  readonly hits: readonly QuickHit[]
  readonly query: string
  /** The id of the field, with which those of the rows begin. */
  readonly fieldId: string
  /** Of the page. */
  readonly locale: string
  /** Of the texts. */
  readonly language: string
  /** The search page, without its query. */
  readonly searchPath: string
  readonly t: QuickTranslate
}

/**
 * The id of a row, for the field to name the highlighted one. There may be several search boxes on a page.
 *
 * @example rowId('search', 0) // 'search-row-0'
 */
export function rowId(fieldId: string, at: number): string {
  return `${fieldId}-row-${at}`
}

/** The rows of the list: titles with their paths, and the way to the search of the whole site (spec 000 section 8). */
export function quickRowsHtml(input: RowsInput): string {
  return [...input.hits.map((hit, at) => hitHtml(hit, at, input)), siteSearchHtml(input)].join('')
}

function hitHtml(
  { title: { title, url }, marks }: QuickHit,
  at: number,
  { fieldId, locale, language: textLanguage, t }: RowsInput,
): string {
  const language = url.split('/')[1] ?? ''
  const isForeign = language !== locale
  const attributes = isForeign ? ` lang="${escapeHtml(language)}" hreflang="${escapeHtml(language)}"` : ''
  const note = isForeign ? ` <small lang="${textLanguage}">${escapeHtml(t('in_english'))}</small>` : ''
  const name = `<bdi class="quick-title">${markTerms(title, marks)}</bdi>${note}`
  return row(rowId(fieldId, at), {
    href: pageHref(url),
    html: `${name}<span class="quick-path" dir="ltr">${escapeHtml(pathOf(url))}</span>`,
    attributes,
  })
}

function siteSearchHtml({ hits, query, fieldId, searchPath, language, t }: RowsInput): string {
  const href = escapeHtml(`${searchPath}?${new URLSearchParams({ q: query.toWellFormed() })}`)
  const [before = '', after = ''] = t('site_search').split('{query}')
  const name = `${escapeHtml(before)}<bdi>${escapeHtml(query)}</bdi>${escapeHtml(after)}`
  const html =
    hits.length === 0
      ? `<span class="quick-title">${name}</span>`
      : `<span class="quick-title">${escapeHtml(t('not_seeing'))}</span><span class="quick-path">${name}</span>`
  return row(rowId(fieldId, hits.length), { href, html, attributes: ` data-search="" lang="${language}"` })
}

interface Row {
  readonly href: string
  readonly html: string
  readonly attributes: string
}

function row(id: string, { href, html, attributes }: Row): string {
  return `<a role="option" id="${id}" tabindex="-1" aria-selected="false" href="${href}"${attributes}>${html}</a>`
}

/**
 * The second line of a row.
 *
 * @example pathOf('/en-US/docs/Web/CSS') // 'en-US / Web / CSS'
 */
function pathOf(url: string): string {
  return url
    .split('/')
    .filter((segment, at) => segment !== '' && !(at === 2 && segment === 'docs'))
    .join(' / ')
}
