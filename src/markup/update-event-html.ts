import type { LocaleCode } from '#contracts/locales.ts'
import { pageHref } from '#contracts/page-href.ts'
import { plainSearch, searchUrl } from '#contracts/search-url.ts'
import type { PageStatus } from '#contracts/sidebar.ts'
import { UPDATE_ENGINES } from '#contracts/update-filters.ts'
import type { UpdateEvent } from '#contracts/updates.ts'
import { perLocale } from '#locales/per-locale.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { withCodeBreaks } from './code-breaks.ts'
import type { UpdateRow } from './fold-updates.ts'
import { type Html, html } from './html.ts'
import { statusIconsHtml } from './sidebar-html.ts'
import { updateCategoryName } from './update-names.ts'

const listFormatOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** An event as a row that opens: what changed, and when it is open where to read about it, and its parts (docs/behaviour/updates.md 105). */
export function updateEventHtml(row: UpdateRow, locale: LocaleCode, words: UpdatesWords): Html {
  const { event, kind } = row
  const { t } = words
  const dot = event.path.indexOf('.')
  const [category, name] = dot === -1 ? ['', event.path] : [event.path.slice(0, dot), event.path.slice(dot + 1)]
  const code = html`<code dir="ltr">${withCodeBreaks(html`${name}`)}</code>${statusIconsHtml(statusOf(event), statusNames(words))}`
  const parts = row.parts.length > 0 && html` <span class="updates-more">+${row.parts.length}</span>`
  const about = html`<span class="updates-category">${updateCategoryName(category, words)}</span><span class="updates-kind" data-kind="${kind}">${t(kind)}</span>${enginesHtml(event, words)}`
  const address = event.compat.mdn_url
  const page = address !== null && html` data-page="${address}" data-title="${event.title ?? name}"`
  return html`<details class="updates-event" data-path="${event.path}"${page}><summary><span class="updates-name">${code}${parts}</span>${about}</summary><div class="updates-open">${linksHtml(event, locale, words)}${supportHtml(event, words)}${partsHtml(row, locale, words)}</div></details>`
}

/** The engines that have the feature, as dots with a name. */
function enginesHtml(event: UpdateEvent, words: UpdatesWords): Html {
  const name = enginesText(event, words)
  const dots = UPDATE_ENGINES.map((engine) => html`<i${event.compat.engines.includes(engine) && html` data-on`}></i>`)
  return html`<span class="updates-engines" role="img" aria-label="${name}" title="${name}">${dots}</span>`
}

function enginesText({ compat: { engines } }: UpdateEvent, { t, language }: UpdatesWords): string {
  return engines.length === 0 ? t('supported_none') : t('supported', { engines: listFormatOf(language).format(engines) })
}

function linksHtml({ path, title, has_own_page, compat }: UpdateEvent, locale: LocaleCode, { t }: UpdatesWords): Html {
  const { mdn_url, spec_url } = compat
  const language = mdn_url === null ? undefined : mdn_url.split('/')[1]
  const hreflang = language !== undefined && language !== locale && html` hreflang="${language}"`
  const about = mdn_url !== null && !has_own_page && title !== null && html` <bdi>${title}</bdi>`
  const article =
    mdn_url === null
      ? html`<a href="${searchUrl(plainSearch(locale, wordsOf(path)))}">${t('find_article')}</a>`
      : html`<a href="${pageHref(mdn_url)}"${hreflang}>${t('article')}</a>${about}`
  const specs = spec_url.filter(isWebAddress).map((url) => html`<li><a class="external" href="${url}">${t('specification')}</a></li>`)
  return html`<ul class="updates-links" role="list"><li>${article}</li>${specs}</ul>`
}

/** What the dots say, for users without a pointer to rest on them, and the level of Baseline where it has one. */
function supportHtml(event: UpdateEvent, words: UpdatesWords): Html {
  const { t } = words
  const level = event.baseline !== null && html`<br>${t('baseline')}: ${t(`baseline_${event.baseline.status}`)}`
  return html`<p class="updates-support">${enginesText(event, words)}${level}</p>`
}

function partsHtml({ parts }: UpdateRow, locale: LocaleCode, words: UpdatesWords): Html | undefined {
  if (parts.length === 0) return undefined
  const items = parts.map((part) => html`<li>${updateEventHtml(part, locale, words)}</li>`)
  return html`<p class="updates-parts">${words.t('parts', { count: parts.length })}</p><ul class="updates-list" role="list">${items}</ul>`
}

function statusOf({ compat: { status } }: UpdateEvent): readonly PageStatus[] {
  if (status === null) return []
  return [
    ...(status.experimental ? (['experimental'] as const) : []),
    ...(status.deprecated ? (['deprecated'] as const) : []),
    ...(status.standard_track ? [] : (['non-standard'] as const)),
  ]
}

function statusNames({ t }: UpdatesWords): Parameters<typeof statusIconsHtml>[1] {
  return {
    experimental: t('status_experimental'),
    deprecated: t('status_deprecated'),
    'non-standard': t('status_nonstandard'),
    discouraged: t('baseline_discouraged'),
    removing: t('baseline_removing'),
  }
}

/**
 * What a feature without a page is looked for by: its name and the one before it.
 *
 * @example wordsOf('api.Document.scroll_event') // 'Document scroll event'
 */
function wordsOf(path: string): string {
  return path.split('.').slice(1).slice(-2).join(' ').replaceAll('_', ' ')
}

/** The data is of others: an address of another kind would run. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url)
}
