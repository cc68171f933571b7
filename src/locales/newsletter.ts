import de from './newsletter/de.json' with { type: 'json' }
import enUS from './newsletter/en-US.json' with { type: 'json' }
import es from './newsletter/es.json' with { type: 'json' }
import fr from './newsletter/fr.json' with { type: 'json' }
import ja from './newsletter/ja.json' with { type: 'json' }
import ko from './newsletter/ko.json' with { type: 'json' }
import ptBR from './newsletter/pt-BR.json' with { type: 'json' }
import ru from './newsletter/ru.json' with { type: 'json' }
import zhCN from './newsletter/zh-CN.json' with { type: 'json' }
import zhTW from './newsletter/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

export type NewsletterTextKey = keyof typeof enUS
type NewsletterTextTable = Readonly<Record<NewsletterTextKey, Text>>

/** The texts of the pages behind the links in mails about the newsletter, and of these mails. en-US.json is the schema. */
export const NEWSLETTER_TEXTS: Readonly<Record<string, NewsletterTextTable>> = {
  'en-US': enUS,
  de,
  es,
  fr,
  ja,
  ko,
  'pt-BR': ptBR,
  ru,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}

/** A text of these pages in the locale for which it was made. */
export type TranslateNewsletter = (key: NewsletterTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function newsletterTexts(locale: string): TranslateNewsletter {
  const table = NEWSLETTER_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
