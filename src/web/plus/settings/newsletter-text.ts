import { loadNewsletterTexts } from '#locales/newsletter/settings/load-newsletter-texts.ts'
import { documentTexts } from '../../texts/document-texts.ts'

const texts = documentTexts('the newsletter', loadNewsletterTexts)

/** Loads the texts of the section about the newsletter. The settings page calls it before it shows a section. */
export const prepareNewsletterTexts = texts.load
/** A text of the section about the newsletter. */
export const newsletterText = texts.text
