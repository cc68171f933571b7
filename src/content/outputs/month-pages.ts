import type { HomeMonth } from '#contracts/home.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { monthsUrl, monthUrl } from '#contracts/month-urls.ts'
import type { MonthPage } from '#contracts/months.ts'
import { MONTH_TEXTS } from '#locales/months.ts'
import type { Months } from '../months/month-data.ts'
import { listFinished, listMonthFeeds } from '../months/month-feeds.ts'
import { monthHtml } from '../months/month-html.ts'
import { linksOfMonth, monthLinksOf } from '../months/month-links.ts'
import { monthTitle, monthWords, summaryOf } from '../months/month-texts.ts'
import { monthsHtml } from '../months/months-html.ts'
import type { SiteContent } from '../site/read-site.ts'
import { shortHash } from '../tree/facts.ts'
import type { ListedSitePage } from './listed-site-page.ts'
import { siteLocales } from './site-locales.ts'
import { updatesPages } from './updates-pages.ts'

type MonthContent = Pick<SiteContent, 'brand' | 'features' | 'tree' | 'site'>

/**
 * The pages about what changed in browsers, month by month, in each language that the site has (docs/behaviour/months.md 6 to 9). Their HTML is made only for
 * those that are written: an edit of a page looks up their links and nothing else.
 */
export function monthPages(content: MonthContent, months: Months): readonly ListedSitePage[] {
  const newly = JSON.stringify([months.date, months.newlyByMonth, months.months.map(({ month }) => month)])
  const digests = months.months.map((month) => shortHash(newly + JSON.stringify(month)))
  const all = shortHash(digests.join())
  const updatesUrls = new Map(updatesPages(content).map(({ locale, url }) => [locale, url]))
  return siteLocales(content.tree).flatMap((locale) => {
    const words = monthWords(locale)
    const find = monthLinksOf(content.tree, locale)
    const feeds = listMonthFeeds(locale)
    const texts = shortHash(JSON.stringify([MONTH_TEXTS[locale] ?? null, content.brand.shortName]))
    const pageOf = (url: string, title: string, page: Pick<MonthPage, 'description' | 'html'>): MonthPage => ({
      renderer: 'Month',
      url,
      locale,
      pageTitle: `${title} | ${content.brand.shortName}`,
      ...page,
      feeds: feeds.map(({ type, url: address }) => ({ type, url: address })),
    })
    const updatesUrl = updatesUrls.get(locale)
    const listOfMonths: ListedSitePage = {
      url: monthsUrl(locale),
      locale,
      input: () => JSON.stringify([all, texts, updatesUrl]),
      make: () =>
        pageOf(monthsUrl(locale), words.t('title'), {
          description: words.t('index_lead'),
          html: monthsHtml({ months, words, feeds, updatesUrl }).toString(),
        }),
    }
    const ownPages = months.months.map((month, index): ListedSitePage => {
      const url = monthUrl(locale, month.month)
      return {
        url,
        locale,
        input: () => JSON.stringify([digests[index], texts, linksOfMonth(month, find)]),
        make: () =>
          pageOf(url, monthTitle(month.month, words), {
            description: summaryOf(month, words),
            html: monthHtml({ month, months, words, find }).toString(),
          }),
      }
    })
    return [listOfMonths, ...ownPages]
  })
}

/** What the home page of a language says of the newest month that is over; null when there is none. */
export function homeMonth(months: Months | undefined, locale: LocaleCode): HomeMonth | null {
  const month = months === undefined ? undefined : listFinished(months)[0]
  if (month === undefined) return null
  const words = monthWords(locale)
  return {
    url: monthUrl(locale, month.month),
    title: monthTitle(month.month, words),
    summary: summaryOf(month, words),
    allUrl: monthsUrl(locale),
    allTitle: words.t('all'),
  }
}
