import type { LocaleCode } from '#contracts/locales.ts'
import type { Page } from '#contracts/page.ts'
import type { ContentPage } from '../document/content-kind.ts'

/** A page that is made from no file of its own. */
export type SitePage = Exclude<Page, ContentPage>

/** Such a page as a site lists it: whether it must be made is known before it is. */
export interface ListedSitePage {
  readonly url: string
  readonly locale: LocaleCode
  /** All that it depends on besides code and surroundings. */
  readonly input: () => string
  readonly make: () => SitePage
}

/** A page that takes no longer to make than to compare. */
export function listedPage(page: SitePage): ListedSitePage {
  return { url: page.url, locale: page.locale, input: () => JSON.stringify(page), make: () => page }
}
