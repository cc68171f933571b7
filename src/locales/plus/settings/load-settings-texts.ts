import { textLoader } from '../../text-loader.ts'
import type { Text } from '../../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the settings page. The English file is the list. */
export type SettingsTextKey = keyof typeof enUS

/** The texts of one locale. */
export type SettingsTexts = Readonly<Record<SettingsTextKey, Text>>

/** The texts of the settings page in one locale, loaded with that page. */
export const loadSettingsTexts = textLoader<SettingsTexts>({
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
