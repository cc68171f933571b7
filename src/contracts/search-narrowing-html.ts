import { escapeHtml } from './escape-html.ts'
import { DEFAULT_LOCALE, type LocaleCode, nativeNameOf } from './locales.ts'
import { pageTypeName } from './page-type-name.ts'
import { SEARCH_SORTS, type SearchFacet, type SearchReply } from './search.ts'
import type { SearchTexts } from './search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchUrl } from './search-url.ts'

/** A way to another view of the same search. */
interface Choice {
  readonly href: string
  readonly html: string
  readonly isChosen: boolean
  readonly lang?: string
  readonly count?: number
}

/** So many areas and types stand open, the others are folded away. */
const MAX_OPEN = 7

/** The languages that are looked in, outside of English, and the order of the results, as links. */
export function switchesHtml(asked: AskedSearch, texts: SearchTexts): string {
  const languages = asked.locale === DEFAULT_LOCALE ? '' : switchHtml(texts.t('language'), languageChoices(asked, texts))
  const sorts = SEARCH_SORTS.map((sort) => ({
    href: searchUrl({ ...asked, sort, page: 1 }),
    html: escapeHtml(texts.t(`sort_${sort}`)),
    isChosen: sort === asked.sort,
  }))
  return `<div class="search-switches">${languages}${switchHtml(texts.t('sort'), sorts)}</div>`
}

/** The areas and the types of what was found, as links with their numbers; '' where there is nothing to choose. */
export function facetsHtml(asked: AskedSearch, { facets }: SearchReply, texts: SearchTexts): string {
  const { t } = texts
  const areas = facetHtml(t('area'), facets.area, {
    all: t('area_all'),
    chosen: asked.area,
    hrefOf: (area) => searchUrl({ ...asked, area, page: 1 }),
    nameOf: ({ value, name }) => name ?? areaName(value),
    texts,
  })
  const types = facetHtml(t('type'), facets.type, {
    all: t('type_all'),
    chosen: asked.type,
    hrefOf: (type) => searchUrl({ ...asked, type, page: 1 }),
    nameOf: ({ value }) => pageTypeName(value, texts),
    texts,
  })
  return areas + types === '' ? '' : `<nav class="search-facets" aria-label="${escapeHtml(t('narrow'))}">${areas}${types}</nav>`
}

function languageChoices(asked: AskedSearch, { t }: SearchTexts): readonly Choice[] {
  const choice = (html: string, locales: readonly LocaleCode[], isChosen: boolean, lang?: LocaleCode): Choice => ({
    href: searchUrl({ ...asked, locales, page: 1 }),
    html: escapeHtml(html),
    isChosen,
    ...(lang === undefined ? {} : { lang }),
  })
  const own = isOwnLanguage(asked.locales, asked.locale)
  const both = [asked.locale, DEFAULT_LOCALE] as const
  const [first, ...others] = asked.locales
  return [
    choice(nativeNameOf(asked.locale), [], own, asked.locale),
    choice(nativeNameOf(DEFAULT_LOCALE), [DEFAULT_LOCALE], first === DEFAULT_LOCALE && others.length === 0, DEFAULT_LOCALE),
    choice(t('language_both'), both, asked.locales.length === 2 && both.every((code) => asked.locales.includes(code))),
  ]
}

function switchHtml(label: string, choices: readonly Choice[]): string {
  const name = `<span class="search-switch-name">${escapeHtml(label)}</span>`
  return `<nav class="search-switch" aria-label="${escapeHtml(label)}">${name}<ul role="list">${choices.map((choice) => choiceHtml(choice)).join('')}</ul></nav>`
}

interface FacetInput {
  /** What the way back to all of them is called. */
  readonly all: string
  readonly chosen: string | undefined
  readonly hrefOf: (value: string | undefined) => string
  readonly nameOf: (facet: SearchFacet) => string
  readonly texts: SearchTexts
}

function facetHtml(label: string, facets: readonly SearchFacet[], { all, chosen, hrefOf, nameOf, texts }: FacetInput): string {
  if (facets.length < 2 && chosen === undefined) return ''
  const choices = facets.map((facet) => ({
    href: hrefOf(facet.value),
    html: escapeHtml(nameOf(facet)),
    isChosen: facet.value === chosen,
    count: facet.count,
  }))
  const ordered = choices.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen))
  const everything = { href: hrefOf(undefined), html: escapeHtml(all), isChosen: chosen === undefined }
  const format = new Intl.NumberFormat(texts.language)
  const list = (items: readonly Choice[]): string => `<ul role="list">${items.map((item) => choiceHtml(item, format)).join('')}</ul>`
  const rest = ordered.slice(MAX_OPEN)
  const folded = rest.length === 0 ? '' : `<details><summary>${escapeHtml(texts.t('more'))}</summary>${list(rest)}</details>`
  return `<section><h2>${escapeHtml(label)}</h2>${list([everything, ...ordered.slice(0, MAX_OPEN)])}${folded}</section>`
}

function choiceHtml({ href, html, isChosen, lang, count }: Choice, format?: Intl.NumberFormat): string {
  const current = isChosen ? ' aria-current="true"' : ''
  const language = lang === undefined ? '' : ` lang="${lang}"`
  const number = count === undefined || format === undefined ? '' : ` <span class="search-number">${format.format(count)}</span>`
  return `<li><a class="search-choice" href="${escapeHtml(href)}"${current}${language}><bdi>${html}</bdi>${number}</a></li>`
}

/**
 * An area without a page by its name alone: most are those of the web.
 *
 * @example areaName('Web/CSS') // 'CSS'
 */
function areaName(area: string): string {
  return area
    .replace(/^Web\/(?=.)/, '')
    .replaceAll('_', ' ')
    .replaceAll('/', ' / ')
}
