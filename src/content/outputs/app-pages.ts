import { APP_PAGES, type AppRenderer, appPageUrl } from '#contracts/app-pages.ts'
import { isSwitchedOff } from '#contracts/features.ts'
import type { AppPage } from '#contracts/page.ts'
import { contentTexts } from '#locales/content.ts'
import type { SiteContent } from '../site/read-site.ts'
import { siteLocales } from './site-locales.ts'

const TITLES = {
  Playground: 'menu_playground',
  Preferences: 'app_preferences',
  Telemetry: 'app_telemetry',
  PlusSettings: 'menu_settings',
  AiHelp: 'menu_ai_help',
  Collections: 'menu_collections',
  FrequentlyViewed: 'app_frequently_viewed',
  SharedCollection: 'app_shared_collection',
  Collection: 'app_collection',
} as const satisfies Readonly<Record<AppRenderer, string>>

type AppContent = Pick<SiteContent, 'brand' | 'features' | 'tree' | 'site'>

/**
 * The pages whose contents are made in the browser, in each language that the site has, but those of features that are off.
 *
 * @param apps those that are wanted
 */
export function appPages({ brand, features, tree, site }: AppContent, apps: readonly (typeof APP_PAGES)[number][] = APP_PAGES): AppPage[] {
  return siteLocales(tree).flatMap((locale) =>
    apps.flatMap((page) => {
      const { renderer, path } = page
      const url = appPageUrl(locale, path)
      if (isSwitchedOff(url, features)) return []
      const title = contentTexts(locale)[TITLES[renderer]]
      return [{ renderer, url, locale, title, pageTitle: `${title} | ${brand.shortName}`, ...repositoryOf(page, site) }]
    }),
  )
}

/** Those of them that search engines may list. */
export function listedAppPages(content: AppContent): AppPage[] {
  return appPages(
    content,
    APP_PAGES.filter(({ isListed }) => isListed),
  )
}

/** Only answers are reported to the repository. */
function repositoryOf(page: (typeof APP_PAGES)[number], { source }: AppContent['site']): Pick<AppPage, 'repository'> {
  const repository = 'hasReports' in page ? source?.repository : undefined
  return repository === undefined ? {} : { repository }
}
