import { escapeHtml } from './escape-html.ts'
import { pageHref } from './page-href.ts'
import { type SearchingPage, segmentSearchesHtml } from './segment-searches-html.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'

/** The page that shows suggestions: its language and the texts of the interface in that. */
export interface SuggestingPage extends SearchingPage {
  readonly t: (key: 'not_found.in_english' | 'not_found.closest' | 'not_found.retired' | 'not_found.site_search') => string
}

/**
 * Suggestions and searches for what the address names as HTML, the same from the server, for readers without script too, and from the script. Every text and address is escaped; '' when
 * there is nothing to suggest.
 */
export function suggestionsHtml({ english, closest, retiredLocale }: Suggestions, page: SuggestingPage): string {
  const { locale, t } = page
  const retired = retiredLocale === null ? '' : sentenceHtml(t('not_found.retired'), '{language}', languageName(retiredLocale, locale))
  const inEnglish = english === null ? '' : sentenceHtml(t('not_found.in_english'), '{link}', linkHtml(english, locale))
  const items = closest.map((suggestion) => `<li>${linkHtml(suggestion, locale)} ${placeHtml(suggestion)}</li>`)
  const list = items.length === 0 ? '' : `<h2>${escapeHtml(t('not_found.closest'))}</h2><ul>${items.join('')}</ul>`
  return `${retired}${inEnglish}${list}${segmentSearchesHtml(page)}`
}

function sentenceHtml(text: string, place: string, html: string): string {
  return `<p>${escapeHtml(text).replace(place, () => html)}</p>`
}

function linkHtml({ url, title, locale }: Suggestion, pageLocale: string): string {
  const lang = locale === pageLocale ? '' : ` lang="${escapeHtml(locale)}" hreflang="${escapeHtml(locale)}"`
  return `<a href="${pageHref(url)}"${lang}>${escapeHtml(title)}</a>`
}

/** Where the page stands, since many share a title. */
function placeHtml({ url }: Suggestion): string {
  return `<span class="suggestion-place" dir="ltr">${escapeHtml(url)}</span>`
}

function languageName(code: string, pageLocale: string): string {
  return escapeHtml(new Intl.DisplayNames([pageLocale], { type: 'language' }).of(code) ?? code)
}
