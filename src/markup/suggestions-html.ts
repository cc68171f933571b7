import { pageHref } from '#contracts/page-href.ts'
import type { Suggestion, Suggestions } from '#contracts/suggestions.ts'
import { addressHtml } from './address-html.ts'
import { fillHtml, type Html, html } from './html.ts'
import { type SearchingPage, segmentSearchesHtml } from './segment-searches-html.ts'

/** The page that shows suggestions: its language and the texts of the interface in that. */
export interface SuggestingPage extends SearchingPage {
  readonly t: (key: 'not_found.in_english' | 'not_found.closest' | 'not_found.retired' | 'not_found.site_search') => string
}

/**
 * Suggestions and searches for what the address names as HTML, the same from the server, for users without script too, and from the script. A
 * page that there is in English is the only suggestion. Empty when there is nothing to suggest.
 */
export function suggestionsHtml({ english, closest, retiredLocale }: Suggestions, page: SuggestingPage): Html {
  const { locale, t } = page
  const retired = retiredLocale !== null && sentenceHtml(t('not_found.retired'), { language: html`${languageName(retiredLocale, locale)}` })
  if (english !== null) return html`${retired}${sentenceHtml(t('not_found.in_english'), { link: linkHtml(english, locale, 'button') })}`
  const items = closest.map((suggestion) => html`<li>${linkHtml(suggestion, locale)} ${placeHtml(suggestion)}</li>`)
  const list = items.length > 0 && html`<h2>${t('not_found.closest')}</h2><ul>${items}</ul>`
  return html`${retired}${list}${segmentSearchesHtml(page)}`
}

function sentenceHtml(text: string, values: Readonly<Record<string, Html>>): Html {
  return html`<p>${fillHtml(text, values)}</p>`
}

function linkHtml({ url, title, locale }: Suggestion, pageLocale: string, className?: 'button'): Html {
  const lang = locale !== pageLocale && html` lang="${locale}" hreflang="${locale}"`
  const role = className !== undefined && html` class="${className}"`
  return html`<a${role} href="${pageHref(url)}"${lang}>${title}</a>`
}

/** Where the page stands, since many share a title. */
function placeHtml({ url }: Suggestion): Html {
  return html`<span class="suggestion-place" dir="ltr">${addressHtml(url)}</span>`
}

function languageName(code: string, pageLocale: string): string {
  return new Intl.DisplayNames([pageLocale], { type: 'language' }).of(code) ?? code
}
