import { isInterfaceLocale, type LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'

/**
 * Whether a site has a language: those of the interface always, a community's where it has pages in it, which is where it has a home page.
 */
export function hasLocale(snapshot: Pick<SiteSnapshot, 'findPageUrl'>, locale: LocaleCode): boolean {
  return isInterfaceLocale(locale) || snapshot.findPageUrl(`/${locale}/`) !== undefined
}
