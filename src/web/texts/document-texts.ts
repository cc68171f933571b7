import { DEFAULT_LOCALE, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import { type Text, type Translator, translatorOf } from '#locales/translate.ts'

/** Texts that are loaded once for a document, in its language, and used by code outside and inside of components. */
interface DocumentTexts<Key extends string> {
  /** @param lang of the document; where the interface is not translated, the texts are English */
  readonly load: (lang: string) => Promise<void>
  /** @throws Error before they are loaded */
  readonly text: Translator<Key>
  /** Their language, for elements outside of those that name it. */
  readonly language: () => string
}

/** @param name of the feature, for the error */
export function documentTexts<Key extends string>(
  name: string,
  loadTexts: (language: string) => Promise<Readonly<Record<Key, Text>>>,
): DocumentTexts<Key> {
  let loaded: { readonly translate: Translator<Key>; readonly language: string } | undefined
  return {
    async load(lang) {
      const language = interfaceLocaleOf(isLocaleCode(lang) ? lang : DEFAULT_LOCALE)
      const texts = await loadTexts(language)
      loaded ??= { translate: translatorOf(texts, language), language }
    },
    text(key, values) {
      if (loaded === undefined) throw new Error(`the texts of ${name} must be loaded before one is shown`)
      return loaded.translate(key, values)
    },
    language: () => loaded?.language ?? DEFAULT_LOCALE,
  }
}
