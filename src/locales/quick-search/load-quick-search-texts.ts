import { textLoader } from '../text-loader.ts'
import type { QuickSearchTexts } from './quick-search-texts.ts'

/** The texts of quick search in one locale, loaded when asked for. They are apart from the interface's, for few users need them, and late. */
export const loadQuickSearchTexts = textLoader<QuickSearchTexts>({
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
})
