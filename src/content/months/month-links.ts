import type { LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { encodeUrl } from '../tree/page-url.ts'
import type { Tree } from '../tree/tree.ts'
import type { Month, PagePlace } from './month-data.ts'

/** Where a feature is described: the address of a page of the site; undefined when it has none. */
export type FindMonthLink = (pages: readonly PagePlace[]) => string | undefined

/** Finds the first of the places that the site has a page at: in the language, else in English. What was found is remembered. */
export function monthLinksOf(tree: Pick<Tree, 'resolve'>, locale: LocaleCode): FindMonthLink {
  const known = new Map<string, string | undefined>()
  const find = (slug: string): string | undefined => {
    if (!known.has(slug)) {
      const found = tree.resolve(docUrl(locale, slug))
      known.set(slug, found === undefined ? undefined : encodeUrl(found.page.url))
    }
    return known.get(slug)
  }
  return (pages) => {
    for (const [slug, fragment] of pages) {
      const url = find(slug)
      if (url !== undefined) return url + fragment
    }
    return undefined
  }
}

/** The links of a month in their order: what its page depends on besides its data. */
export function linksOfMonth({ newly, widely, first, removed }: Month, find: FindMonthLink): readonly (string | null)[] {
  return [newly, widely, first, removed].flat().map(({ pages }) => find(pages) ?? null)
}
