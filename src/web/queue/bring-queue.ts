import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { ExampleTextKey } from '#locales/examples/example-texts.ts'
import { loadExampleTexts } from '#locales/examples/load-example-texts.ts'
import { type TextValues, translate } from '#locales/translate.ts'
import { adoptRules } from '../navigation/page-style.ts'
import type { PageContextValue } from '../page-context.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import { attachQueue } from './attach-queue.ts'
import queueRules from './queue.css?inline'

/**
 * Brings in what a queue needs: its texts and rules.
 *
 * @returns what gives an article its queue; that again gives the way to end it
 */
export async function bringQueue({ locale }: PageContextValue): Promise<(article: HTMLElement) => () => void> {
  const language = interfaceLocaleOf(locale)
  const texts = await loadExampleTexts(language)
  adoptRules(queueRules)
  const t = (key: ExampleTextKey, values?: TextValues): string => translate(texts[key], values, language)
  return (article) => attachQueue(article, { locale, lang: interfaceLangOf(locale), t })
}
