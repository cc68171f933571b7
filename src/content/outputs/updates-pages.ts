import { isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { monthsUrl } from '#contracts/month-urls.ts'
import type { UpdatesHtmlPage } from '#contracts/page.ts'
import { UPDATES_PLACE } from '#contracts/updates-place.ts'
import { plainUpdates, updatesPath } from '#contracts/updates-url.ts'
import { monthTexts } from '#locales/months.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { updatesPageHtml } from '#markup/updates-page-html.ts'
import { monthsCount } from '../months/months-count.ts'
import type { SiteContent } from '../site/read-site.ts'
import { siteLocales } from './site-locales.ts'

/**
 * The page of updates of each language that the site has, without updates: the server fills them in (docs/behaviour/updates.md 100). None when
 * the feature is off, and on a site whose pages name no compatibility data: it has no updates.
 */
export function updatesPages({
  brand,
  features,
  tree,
  site,
}: Pick<SiteContent, 'brand' | 'features' | 'tree' | 'site'>): UpdatesHtmlPage[] {
  if (!tree.hasCompatPages || isSwitchedOff(updatesPath(DEFAULT_LOCALE), features)) return []
  const hasMonths = monthsCount(site, tree) > 0
  return siteLocales(tree).map((locale) => {
    const words = updatesPageWords(locale)
    const html = updatesPageHtml({ asked: plainUpdates(locale), outcome: { kind: 'unserved' } }, words)
    return {
      renderer: 'Updates',
      url: updatesPath(locale),
      locale,
      pageTitle: `${words.t('title')} | ${brand.shortName}`,
      description: words.t('intro'),
      months: hasMonths ? { url: monthsUrl(locale), title: monthTexts(locale)('title') } : null,
      html: `${UPDATES_PLACE.start}${html}${UPDATES_PLACE.end}`,
    }
  })
}
