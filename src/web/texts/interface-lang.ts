import { type InterfaceLocale, interfaceLocaleOf, type LocaleCode } from '#contracts/locales.ts'

/** The `lang` of the interface's texts, where it is not that of the page: pages of the community's languages stand in an English interface. */
export function interfaceLangOf(locale: LocaleCode): InterfaceLocale | undefined {
  const language = interfaceLocaleOf(locale)
  return language === locale ? undefined : language
}
