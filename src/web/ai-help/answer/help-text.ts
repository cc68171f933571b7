import { loadAiHelpTexts } from '#locales/ai-help/load-ai-help-texts.ts'
import { documentTexts } from '../../texts/document-texts.ts'

const texts = documentTexts('AI Help', loadAiHelpTexts)

/** Loads the texts of AI Help. Call it before anything is shown that needs them. */
export const prepareHelpTexts = texts.load
/** A text of AI Help. */
export const helpText = texts.text
/** The language of these texts. */
export const helpLanguage = texts.language
