import { loadPreferencesTexts } from '#locales/preferences/load-preferences-texts.ts'
import { documentTexts } from '../texts/document-texts.ts'

const texts = documentTexts('preferences', loadPreferencesTexts)

/** Loads the texts of preferences. Call it before anything is shown that needs them. */
export const preparePreferencesTexts = texts.load
/** A text of preferences. */
export const preferencesText = texts.text
