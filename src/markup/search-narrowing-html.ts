import { DEFAULT_LOCALE, type LocaleCode, nativeNameOf } from '#contracts/locales.ts'
import { pageTypeName } from '#contracts/page-type-name.ts'
import { SEARCH_SORTS, type SearchFacet, type SearchReply } from '#contracts/search.ts'
import type { SearchTexts } from '#contracts/search-texts.ts'
import { type AskedSearch, isOwnLanguage, searchUrl } from '#contracts/search-url.ts'
import { type Html, html } from './html.ts'

/** A way to another view of the same search. */
interface Choice {
  readonly href: string
  readonly name: string
  readonly isChosen: boolean
  readonly lang?: string
  readonly count?: number
}

/** So many areas and types stand open, the others are folded away. */
const MAX_OPEN = 7

/** The id of areas and types: the button in narrow windows opens them by it. */
const FACETS_ID = 'search-facets'

/** The languages to search in, outside of English, and the order of the results where there are some, as links; undefined where there is no choice. */
export function switchesHtml(asked: AskedSearch, { metadata }: SearchReply, texts: SearchTexts): Html | undefined {
  const languages = asked.locale !== DEFAULT_LOCALE && switchHtml(texts.t('language'), languageChoices(asked, texts))
  const sorts = metadata.total.value > 0 && switchHtml(texts.t('sort'), sortChoices(asked, texts))
  return languages === false && sorts === false ? undefined : html`<div class="search-switches">${languages}${sorts}</div>`
}

function sortChoices(asked: AskedSearch, { t }: SearchTexts): readonly Choice[] {
  return SEARCH_SORTS.map((sort) => ({
    href: searchUrl({ ...asked, sort, page: 1 }),
    name: t(`sort_${sort}`),
    isChosen: sort === asked.sort,
  }))
}

/** A button that opens areas and types in narrow windows, without script; it says how many are chosen. Undefined where there is nothing to choose. */
export function filterButtonHtml(asked: AskedSearch, reply: SearchReply, texts: SearchTexts): Html | undefined {
  if (facetsHtml(asked, reply, texts) === undefined) return undefined
  const count = [asked.area, asked.type].filter((value) => value !== undefined).length
  const label = count === 0 ? texts.t('filter') : texts.t('filter_chosen', { count })
  return html`<button class="search-filter" type="button" popovertarget="${FACETS_ID}">${label}</button>`
}

/** The areas and the types of what was found, as links with their numbers; undefined where there is nothing to choose. */
export function facetsHtml(asked: AskedSearch, { facets }: SearchReply, texts: SearchTexts): Html | undefined {
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
  if (areas === undefined && types === undefined) return undefined
  const close = html`<button class="search-facets-close" type="button" popovertarget="${FACETS_ID}" popovertargetaction="hide">${t('filter_close')}</button>`
  return html`<nav class="search-facets" id="${FACETS_ID}" popover aria-label="${t('narrow')}">${areas}${types}${close}</nav>`
}

function languageChoices(asked: AskedSearch, { t }: SearchTexts): readonly Choice[] {
  const choice = (name: string, locales: readonly LocaleCode[], isChosen: boolean, lang?: LocaleCode): Choice => ({
    href: searchUrl({ ...asked, locales, page: 1 }),
    name,
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

function switchHtml(label: string, choices: readonly Choice[]): Html {
  const name = html`<span class="search-switch-name">${label}</span>`
  return html`<nav class="search-switch" aria-label="${label}">${name}<ul role="list">${choices.map((choice) => choiceHtml(choice))}</ul></nav>`
}

interface FacetInput {
  /** The text of the link back to all of them. */
  readonly all: string
  readonly chosen: string | undefined
  readonly hrefOf: (value: string | undefined) => string
  readonly nameOf: (facet: SearchFacet) => string
  readonly texts: SearchTexts
}

function facetHtml(label: string, facets: readonly SearchFacet[], { all, chosen, hrefOf, nameOf, texts }: FacetInput): Html | undefined {
  if (facets.length < 2 && chosen === undefined) return undefined
  const choices = facets.map((facet) => ({
    href: hrefOf(facet.value),
    name: nameOf(facet),
    isChosen: facet.value === chosen,
    count: facet.count,
  }))
  const ordered = choices.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen))
  const everything = { href: hrefOf(undefined), name: all, isChosen: chosen === undefined }
  const format = new Intl.NumberFormat(texts.language)
  const list = (items: readonly Choice[]): Html => html`<ul role="list">${items.map((item) => choiceHtml(item, format))}</ul>`
  const rest = ordered.slice(MAX_OPEN)
  const folded = rest.length > 0 && html`<details><summary class="chevron-summary">${texts.t('more')}</summary>${list(rest)}</details>`
  return html`<section><h2>${label}</h2>${list([everything, ...ordered.slice(0, MAX_OPEN)])}${folded}</section>`
}

function choiceHtml({ href, name, isChosen, lang, count }: Choice, format?: Intl.NumberFormat): Html {
  const current = isChosen && html` aria-current="true"`
  const language = lang !== undefined && html` lang="${lang}"`
  const number = count !== undefined && format !== undefined && html` <span class="search-number">${format.format(count)}</span>`
  return html`<li><a class="search-choice" href="${href}"${current}${language}><bdi>${name}</bdi>${number}</a></li>`
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
