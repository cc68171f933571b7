import { listMonthFeeds } from '../months/month-feeds.ts'
import { monthLinksOf } from '../months/month-links.ts'
import { monthWords } from '../months/month-texts.ts'
import { monthsCount } from '../months/months-count.ts'
import type { Output } from './output.ts'
import { siteLocales } from './site-locales.ts'

/** The feeds of the pages about months, in each language that the site has (docs/behaviour/months.md 9). */
export const monthFeedFiles: Output = ({ content: { site, brand, tree }, origin, months }) => {
  if (monthsCount(site, tree) === 0) return []
  return siteLocales(tree).flatMap((locale) =>
    listMonthFeeds(locale).map(({ url, write }) => ({
      path: url.slice(1),
      make() {
        const known = months()
        if (known === undefined) return undefined
        return write({ months: known, words: monthWords(locale), find: monthLinksOf(tree, locale), origin, siteName: brand.shortName })
      },
    })),
  )
}
