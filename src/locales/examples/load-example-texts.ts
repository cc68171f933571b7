import type { ExampleTexts } from './example-texts.ts'

interface TextsModule {
  readonly default: ExampleTexts
}

/** One import for each locale, so that a browser loads those of its page only. */
const LOADERS: Readonly<Record<string, () => Promise<TextsModule>>> = {
  'en-US': () => import('./en-US.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
  ko: () => import('./ko.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
  ru: () => import('./ru.json', { with: { type: 'json' } }),
  'zh-CN': () => import('./zh-CN.json', { with: { type: 'json' } }),
  'zh-TW': () => import('./zh-TW.json', { with: { type: 'json' } }),
}

/**
 * The texts of examples and of the queue in one locale, loaded when asked for: only pages with examples need them, and late.
 *
 * @param locale a `lang` attribute; an unknown one gets the English texts
 */
export async function loadExampleTexts(locale: string): Promise<ExampleTexts> {
  const load = LOADERS[locale] ?? LOADERS['en-US']
  if (load === undefined) throw new Error('the English texts have no loader')
  return (await load()).default
}
