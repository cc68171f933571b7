import { loadCollectionPagesTexts } from '#locales/collections/pages/load-collection-pages-texts.ts'
import { documentTexts } from '../../../texts/document-texts.ts'
import { prepareCollectionsTexts } from '../../collections-text.ts'

const texts = documentTexts('the pages of collections', loadCollectionPagesTexts)

/** Loads the texts of the pages and those of the feature. Call it before a page is shown. */
export async function preparePagesTexts(lang: string): Promise<void> {
  await Promise.all([texts.load(lang), prepareCollectionsTexts(lang)])
}

/** A text of the pages of collections. */
export const pagesText = texts.text
