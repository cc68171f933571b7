import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { ExampleTextKey } from '#locales/examples/example-texts.ts'
import { loadExampleTexts } from '#locales/examples/load-example-texts.ts'
import { type Translator, translatorOf } from '#locales/translate.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import type { PageContextValue } from '../ui/page-context.ts'

/** Gives the texts of the examples. */
export type ExampleTranslate = Translator<ExampleTextKey>

/** What all examples are hydrated with. */
export interface SharedTools {
  readonly context: PageContextValue
  readonly t: ExampleTranslate
  /** Of elements that hold texts of the interface: their language where it is not that of the page. */
  readonly lang: string | undefined
}

/** What one example is hydrated with. */
export interface ExampleTools extends SharedTools {
  /** The path of its page. While the user goes back, the address is that of another page already. */
  readonly path: string
}

/** Loads the texts in the language of the page. */
export async function loadExampleTools(context: PageContextValue): Promise<SharedTools> {
  const language = interfaceLocaleOf(context.locale)
  const texts = await loadExampleTexts(language)
  return { context, t: translatorOf(texts, language), lang: interfaceLangOf(context.locale) }
}
