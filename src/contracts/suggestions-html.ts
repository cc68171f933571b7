import { escapeHtml } from './escape-html.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'

/** The page that shows suggestions: its language and the texts of the interface in that. */
export interface SuggestingPage {
  readonly locale: string
  readonly t: (key: 'not_found.in_english' | 'not_found.closest' | 'not_found.retired') => string
}

/**
 * Suggestions as HTML, the same from the server, for readers without script too, and from the script. Every text and address is escaped; '' when
 * there is nothing to suggest.
 */
export function suggestionsHtml({ english, closest, retiredLocale }: Suggestions, { locale, t }: SuggestingPage): string {
  const retired = retiredLocale === null ? '' : sentenceHtml(t('not_found.retired'), '{language}', languageName(retiredLocale, locale))
  const inEnglish = english === null ? '' : sentenceHtml(t('not_found.in_english'), '{link}', linkHtml(english, locale))
  const items = closest.map((suggestion) => `<li>${linkHtml(suggestion, locale)} ${placeHtml(suggestion)}</li>`)
  return `${retired}${inEnglish}${items.length === 0 ? '' : `<h2>${escapeHtml(t('not_found.closest'))}</h2><ul>${items.join('')}</ul>`}`
}

function sentenceHtml(text: string, place: string, html: string): string {
  return `<p>${escapeHtml(text).replace(place, () => html)}</p>`
}

function linkHtml({ url, title, locale }: Suggestion, pageLocale: string): string {
  const lang = locale === pageLocale ? '' : ` lang="${escapeHtml(locale)}" hreflang="${escapeHtml(locale)}"`
  return `<a href="${escapeHtml(encodeURI(url).replace(/[?#]/g, encodeURIComponent))}"${lang}>${escapeHtml(title)}</a>`
}

/** Where the page stands, since many share a title. */
function placeHtml({ url }: Suggestion): string {
  return `<span class="suggestion-place" dir="ltr">${escapeHtml(url)}</span>`
}

function languageName(code: string, pageLocale: string): string {
  return escapeHtml(new Intl.DisplayNames([pageLocale], { type: 'language' }).of(code) ?? code)
}
