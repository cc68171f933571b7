import { escapeHtml } from './escape-html.ts'
import type { SearchTexts } from './search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchPath } from './search-url.ts'

/** Much more than is answered, so that a reader who wrote too much has it there to shorten. */
const MAX_PREFILLED = 2000

/**
 * The form of the search page, with what was asked. Another query keeps languages and order; area and type were chosen for this one. A query of
 * nothing but white space is not sent (spec 000 section 5).
 */
export function searchFormHtml({ locale, q, sort, locales }: AskedSearch, { t }: SearchTexts): string {
  const chosen = [
    ...(isOwnLanguage(locales, locale) ? [] : locales.map((code) => ['locale', code] as const)),
    ...(sort === 'best' ? [] : [['sort', sort] as const]),
  ]
  const hidden = chosen.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('')
  const field = `<input id="search-field" type="search" name="q" value="${escapeHtml(q.slice(0, MAX_PREFILLED))}" required pattern=".*\\S.*" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">`
  const label = `<label for="search-field">${escapeHtml(t('label'))}</label>`
  const button = `<button class="button" type="submit">${escapeHtml(t('button'))}</button>`
  return `<form class="search-form" role="search" aria-label="${escapeHtml(t('label'))}" action="${searchPath(locale)}">${label}<div class="search-line">${field}${button}</div>${hidden}</form>`
}
