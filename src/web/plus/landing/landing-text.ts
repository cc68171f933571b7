import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { PlusLandingPage } from '#contracts/plus-landing.ts'
import type { Brand } from '#contracts/site.ts'
import type { PlusLandingTextKey } from '#locales/plus-landing.ts'
import { type TextValues, translate } from '#locales/translate.ts'

/** Gives the texts of the page about Plus, with the names of the site in them. */
export type LandingText = (key: PlusLandingTextKey, values?: TextValues) => string

/** The texts that the builder wrote into the page; a text that is missing there is empty. */
export function landingText({ texts, locale }: Pick<PlusLandingPage, 'texts' | 'locale'>, { name, plusName }: Brand): LandingText {
  const language = interfaceLocaleOf(locale)
  return (key, values) => translate(texts[key] ?? '', { name, plusName, ...values }, language)
}
