import { loadCollectionsTexts } from '#locales/collections/load-collections-texts.ts'
import { documentTexts } from '../texts/document-texts.ts'

const texts = documentTexts('collections', loadCollectionsTexts)

/** Loads the texts of collections. Call it before anything is shown that needs them. */
export const prepareCollectionsTexts = texts.load
/** A text of collections. */
export const collectionsText = texts.text
/** The language of these texts. */
export const collectionsLanguage = texts.language
