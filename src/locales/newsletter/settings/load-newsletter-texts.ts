import { textLoader } from '../../text-loader.ts'
import type { Text } from '../../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the section about the newsletter. The English file is the list. */
export type NewsletterSectionTextKey = keyof typeof enUS

/** The texts of one locale. */
export type NewsletterSectionTexts = Readonly<Record<NewsletterSectionTextKey, Text>>

/** The texts of the section about the newsletter in one locale, loaded with the settings page. */
export const loadNewsletterTexts = textLoader<NewsletterSectionTexts>({
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
