import { createContext, useContext } from 'react'
import type { InterfaceLocale, LocaleCode } from '#contracts/locales.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import type { Translate } from '../texts/translator.ts'

/** What any component may need to know of the page it stands in. */
export interface PageContextValue {
  readonly locale: LocaleCode
  readonly site: SiteSettings
  readonly t: Translate
}

const PageContext = createContext<PageContextValue | undefined>(undefined)

export const PageProvider = PageContext.Provider

interface UsedPage extends PageContextValue {
  /** For elements that hold texts of the interface: the `lang` of these where it is not that of the page. */
  readonly interfaceLang: InterfaceLocale | undefined
}

/**
 * The locale, the site's settings and the texts of the page that is rendered.
 *
 * @throws Error outside a PageProvider
 */
export function usePage(): UsedPage {
  const value = useContext(PageContext)
  if (value === undefined) throw new Error('usePage needs a PageProvider above it')
  return { ...value, interfaceLang: interfaceLangOf(value.locale) }
}
