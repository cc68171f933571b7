import { searchPath } from '#contracts/search-url.ts'
import { type Html, html } from '#markup/html.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import type { PageContextValue } from '../ui/page-context.ts'

interface SearchBoxSetup {
  /** Of its field, and the beginning of all ids that script adds: each box of a page has its own. */
  readonly id: string
  /** What the field asks for, where that is not just "Search"; names the box where a page has two. */
  readonly prompt?: string
}

/**
 * A search box, which works without script, as HTML: what script adds to it (quick-search/quick-search.ts) is attached to that, before React
 * and without it, so that no letter is lost that is typed early. Every language of the site has a search page (docs/behaviour/search.md 15). The skip link leads to the field of the header's, `search`.
 */
export function searchBoxHtml({ id, prompt }: SearchBoxSetup, { t, locale }: Pick<PageContextValue, 't' | 'locale'>): Html {
  const interfaceLang = interfaceLangOf(locale)
  const label = prompt ?? t('shell.search')
  const lang = interfaceLang !== undefined && html` lang="${interfaceLang}"`
  const name = prompt !== undefined && html` aria-label="${label}"`
  return html`<form role="search" action="${searchPath(locale)}"${lang}${name}><label class="visually-hidden" for="${id}">${label}</label><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentcolor" stroke-width="1.6"><path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m3.4 7.9 4 4"/></svg><input id="${id}" name="q" required="" pattern=".*\\S.*" placeholder="${label}" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search"></form>`
}
