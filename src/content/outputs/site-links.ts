import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import { type MenuLink, SERVED_ADDRESSES } from '#contracts/menus.ts'
import type { Brand } from '#contracts/site.ts'
import { contentTexts, type TextKey } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { encodeUrl } from '../macros/link.ts'
import type { Tree } from '../tree/tree.ts'
import type { PlannedLink } from './menu-plan.ts'

/** What decides which links of header and footer there are, in one language. */
export interface LinkSource {
  readonly tree: Pick<Tree, 'resolve'>
  readonly locale: LocaleCode
  readonly brand: Brand
  readonly features: readonly Feature[]
  /** Those of `SERVED_ADDRESSES` unless a test says otherwise. */
  readonly served?: readonly string[]
}

/**
 * The planned links that lead somewhere: to a page of the content, or to an address that the server answers. Where the language has no
 * such page, the English one, marked; entries whose page is nowhere, or whose feature is off, are left out.
 */
export function linksOf(planned: readonly PlannedLink[], source: LinkSource): MenuLink[] {
  return planned.flatMap((entry) => {
    const place = findPlace(entry.path, source)
    if (place === undefined) return []
    const text = entry.text === undefined ? {} : { text: textOf(entry.text, source) }
    return [{ title: titleOf(entry, source), ...text, ...place }]
  })
}

/** A text of the content in the language of the links. */
export function textOf(key: TextKey, { locale, brand }: LinkSource): string {
  return fillText(contentTexts(locale)[key], { plusName: brand.plusName })
}

function titleOf({ title }: PlannedLink, source: LinkSource): string {
  return typeof title === 'string' ? textOf(title, source) : title.name
}

function findPlace(path: string, { tree, locale, features, served = SERVED_ADDRESSES }: LinkSource): Omit<MenuLink, 'title'> | undefined {
  const own = `/${locale}${path}`
  if (isSwitchedOff(own, features)) return undefined
  if (served.includes(`/{locale}${path}`)) return { url: own }
  if (served.includes(`/${DEFAULT_LOCALE}${path}`)) return inEnglish(`/${DEFAULT_LOCALE}${path}`, locale)
  const found = tree.resolve(own)?.page
  if (found === undefined) return undefined
  const url = encodeUrl(found.url)
  return found.locale === locale ? { url } : inEnglish(url, locale)
}

function inEnglish(url: string, locale: LocaleCode): Omit<MenuLink, 'title'> {
  return locale === DEFAULT_LOCALE ? { url } : { url, isEnglish: true }
}
