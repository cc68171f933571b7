import { loadOfflineTexts } from '#locales/offline/load-offline-texts.ts'
import { documentTexts } from '../texts/document-texts.ts'

const texts = documentTexts('offline reading', loadOfflineTexts)

/** Loads the texts of offline reading. Its section calls it before it is shown. */
export const prepareOfflineTexts = texts.load
/** A text of offline reading. */
export const offlineText = texts.text
/** The language of these texts, for dates and numbers. */
export const offlineLanguage = texts.language
