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
import { type TextTables, type Translator, translatorOf } from './translator-of.ts'

export type NewsletterTextKey = keyof typeof enUS

/** The texts of the pages behind the links in mails about the newsletter, and of these mails. en-US.json is the schema. */
export const NEWSLETTER_TEXTS: TextTables<NewsletterTextKey> = {
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

export type TranslateNewsletter = Translator<NewsletterTextKey>

/** The texts of these pages in one locale. They are apart from the interface's, for no browser needs them. */
export const newsletterTexts = translatorOf(NEWSLETTER_TEXTS)
