import { interfaceLocaleOf } from '#contracts/locales.ts'
import { loadExampleTexts } from '#locales/examples/load-example-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { adoptRules } from '../browser/page-style.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { attachQueue } from './attach-queue.ts'
import queueRules from './queue.css?inline'

/**
 * Loads the texts and the rules of a queue.
 *
 * @returns a function that gives an article its queue and returns the cleanup
 */
export async function bringQueue({ locale }: PageContextValue): Promise<(article: HTMLElement) => () => void> {
  const language = interfaceLocaleOf(locale)
  const texts = await loadExampleTexts(language)
  adoptRules(queueRules)
  const t = translatorOf(texts, language)
  return (article) => attachQueue(article, { locale, lang: interfaceLangOf(locale), t })
}
