import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import type { MenuLink } from '#contracts/menus.ts'
import type { Brand, OptionalPageUrls } from '#contracts/site.ts'
import { contentTexts, type TextKey } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { encodeUrl } from '../tree/page-url.ts'
import type { Tree } from '../tree/tree.ts'
import { LINKED_BY_SCRIPT, type PlannedLink } from './menu-plan.ts'

/** What decides which links of header and footer there are, in one language. */
export interface LinkSource {
  readonly tree: Pick<Tree, 'resolve'>
  readonly locale: LocaleCode
  readonly brand: Brand
  readonly features: readonly Feature[]
  /** The addresses of the pages that are made from no file of the content, in all languages. */
  readonly sitePages: Pick<ReadonlySet<string>, 'has'>
}

/**
 * The planned links whose page exists: a page of the content, or one that the build makes from no file (docs/behaviour/links.md 13). Where
 * the language has no such page, the English one, marked; entries without a page, or whose feature is off, are left out.
 */
export function linksOf(planned: readonly PlannedLink[], source: LinkSource): MenuLink[] {
  return planned.flatMap((entry) => {
    const target = findTarget(entry.path, source)
    if (target === undefined) return []
    const text = entry.text === undefined ? {} : { text: textOf(entry.text, source) }
    return [{ title: titleOf(entry, source), ...text, ...target }]
  })
}

/** The addresses of the pages that scripts link to; undefined where the site has none of them. */
export function optionalPageUrls(source: LinkSource): OptionalPageUrls | undefined {
  const found = Object.entries(LINKED_BY_SCRIPT).flatMap(([name, path]) => {
    const target = findTarget(path, source)
    return target === undefined ? [] : [[name, target.url] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** A text of the content in the language of the links. */
export function textOf(key: TextKey, { locale, brand }: LinkSource): string {
  return fillText(contentTexts(locale)[key], { plusName: brand.plusName })
}

function titleOf({ title }: PlannedLink, source: LinkSource): string {
  return typeof title === 'string' ? textOf(title, source) : title.name
}

function findTarget(path: string, { tree, locale, features, sitePages }: LinkSource): Omit<MenuLink, 'title'> | undefined {
  const own = `/${locale}${path}`
  const english = `/${DEFAULT_LOCALE}${path}`
  if (isSwitchedOff(own, features)) return undefined
  if (sitePages.has(own)) return { url: own }
  if (sitePages.has(english)) return inEnglish(english, locale)
  const found = tree.resolve(own)?.page
  if (found === undefined) return undefined
  const url = encodeUrl(found.url)
  return found.locale === locale ? { url } : inEnglish(url, locale)
}

function inEnglish(url: string, locale: LocaleCode): Omit<MenuLink, 'title'> {
  return locale === DEFAULT_LOCALE ? { url } : { url, isEnglish: true }
}
