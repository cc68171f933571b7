import { textLoader } from '../text-loader.ts'
import type { TelemetryTexts } from './telemetry-texts.ts'

/** The texts of the page of all metrics in one locale, loaded with it. */
export const loadTelemetryTexts = textLoader<TelemetryTexts>({
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
