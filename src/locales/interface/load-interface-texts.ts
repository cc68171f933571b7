import type { InterfaceTexts } from './interface-texts.ts'

interface TextsModule {
  readonly default: InterfaceTexts
}

/** One import for each locale, so that a browser loads the texts of its page only. */
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
 * The interface's texts of one locale, loaded when asked for: for the browser.
 *
 * @param locale a `lang` attribute; an unknown one gets the English texts
 */
export async function loadInterfaceTexts(locale: string): Promise<InterfaceTexts> {
  const load = LOADERS[locale] ?? LOADERS['en-US']
  if (load === undefined) throw new Error('the English texts have no loader')
  return (await load()).default
}
