import { textLoader } from '../text-loader.ts'
import type { ReasonTexts } from './reason-texts.ts'

/** The texts of the reasons for a vote in one locale, loaded with their form: most users do not open it. */
export const loadReasonTexts = textLoader<ReasonTexts>({
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
