import { isInterfaceLocale, LOCALES, type LocaleCode } from '#contracts/locales.ts'
import type { Tree } from '../tree/tree.ts'

/**
 * The languages that a site has a home page, a not-found page and a search index in: those of the interface, whether it has pages in them
 * or not, and the community's in which it has documents.
 */
export function siteLocales({ locales }: Pick<Tree, 'locales'>): readonly LocaleCode[] {
  return LOCALES.map(({ code }) => code).filter((code) => isInterfaceLocale(code) || locales.includes(code))
}

/** What the pages of a site know of it: the community's languages, where it has documents in any. */
export function communityLocales({ locales }: Pick<Tree, 'locales'>): { readonly communityLocales?: readonly LocaleCode[] } {
  const own = locales.filter((code) => !isInterfaceLocale(code))
  return own.length === 0 ? {} : { communityLocales: own }
}
