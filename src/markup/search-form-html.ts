import type { SearchTexts } from '#contracts/search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchPath } from '#contracts/search-url.ts'
import { type Html, html } from './html.ts'

/** Much more than is answered, so that a user who wrote too much has it there to shorten. */
const MAX_PREFILLED = 2000

/**
 * The form of the search page, with what was asked. Another query keeps languages and order; area and type were chosen for this one. A query of
 * nothing but white space is not sent (docs/behaviour/search.md 8).
 */
export function searchFormHtml({ locale, q, sort, locales }: AskedSearch, { t }: SearchTexts): Html {
  const chosen = [
    ...(isOwnLanguage(locales, locale) ? [] : locales.map((code) => ['locale', code] as const)),
    ...(sort === 'best' ? [] : [['sort', sort] as const]),
  ]
  const hidden = chosen.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const field = html`<input id="search-field" type="search" name="q" value="${q.slice(0, MAX_PREFILLED)}" required pattern=".*\\S.*" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">`
  const label = html`<label for="search-field">${t('label')}</label>`
  const button = html`<button class="button" type="submit">${t('button')}</button>`
  return html`<form class="search-form" role="search" aria-label="${t('label')}" action="${searchPath(locale)}">${label}<div class="search-line">${field}${button}</div>${hidden}</form>`
}
