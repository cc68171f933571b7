import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { ExampleTextKey } from '#locales/examples/example-texts.ts'
import { loadExampleTexts } from '#locales/examples/load-example-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'
import type { PageContextValue } from '../page-context.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'

/** Gives the text of a key of the examples with its places filled. */
export type ExampleTranslate = (key: ExampleTextKey, values?: TextValues) => string

/** What an example is brought to life with. */
export interface ExampleTools {
  readonly context: PageContextValue
  readonly t: ExampleTranslate
  /** Of elements that hold texts of the interface: their language where it is not that of the page. */
  readonly lang: string | undefined
}

/** Brings in the texts of the page's language. */
export async function loadExampleTools(context: PageContextValue): Promise<ExampleTools> {
  const language = interfaceLocaleOf(context.locale)
  const texts = await loadExampleTexts(language)
  return { context, t: (key, values) => translate(texts[key], values, language), lang: interfaceLangOf(context.locale) }
}
