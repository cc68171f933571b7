import { loadSettingsTexts } from '#locales/plus/settings/load-settings-texts.ts'
import { documentTexts } from '../../texts/document-texts.ts'

const texts = documentTexts('the settings page', loadSettingsTexts)

/** Loads the texts of the settings page. Its page calls it before it shows a section. */
export const prepareSettingsTexts = texts.load
/** A text of the settings page. */
export const settingsText = texts.text
