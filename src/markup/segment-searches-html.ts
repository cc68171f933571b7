import { isLocaleCode, type LocaleCode } from '#contracts/locales.ts'
import { plainSearch, searchUrl } from '#contracts/search-url.ts'
import { fillHtml, type Html, html } from './html.ts'

/** The page from which a search may start: its language, the address that was asked for, decoded, and the texts of the interface. */
export interface SearchingPage {
  readonly locale: LocaleCode
  readonly path: string
  readonly t: (key: 'not_found.site_search') => string
}

/** No one reads more of an address, and no longer name is searched for. */
const MAX_SEGMENTS = 8
const MAX_LENGTH = 60

/**
 * A link to the search for each segment of an address, the last one first (docs/behaviour/search.md 9); undefined when there is nothing to search for.
 *
 * @example segmentSearchesHtml({ path: '/en-US/docs/Web/gap', … }) // links for `gap` and `Web`
 */
export function segmentSearchesHtml({ locale, path, t }: SearchingPage): Html | undefined {
  const [, first = '', ...rest] = path.split('/')
  const segments = [...(isLocaleCode(first) ? [] : [first]), ...rest].filter((segment) => segment !== 'docs')
  const names = segments.map((segment) => segment.replaceAll('_', ' ').trim()).filter((name) => name !== '' && name.length <= MAX_LENGTH)
  const links = [...new Set(names.reverse())].slice(0, MAX_SEGMENTS).map((name) => {
    const text = fillHtml(t('not_found.site_search'), { segment: html`<bdi>${name}</bdi>` })
    return html`<li><a href="${searchUrl(plainSearch(locale, name))}">${text}</a></li>`
  })
  return links.length === 0 ? undefined : html`<ul class="segment-searches">${links}</ul>`
}
