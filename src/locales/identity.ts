import de from './identity/de.json' with { type: 'json' }
import enUS from './identity/en-US.json' with { type: 'json' }
import es from './identity/es.json' with { type: 'json' }
import fr from './identity/fr.json' with { type: 'json' }
import ja from './identity/ja.json' with { type: 'json' }
import ko from './identity/ko.json' with { type: 'json' }
import ptBR from './identity/pt-BR.json' with { type: 'json' }
import ru from './identity/ru.json' with { type: 'json' }
import zhCN from './identity/zh-CN.json' with { type: 'json' }
import zhTW from './identity/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

export type IdentityTextKey = keyof typeof enUS
type IdentityTextTable = Readonly<Record<IdentityTextKey, Text>>

/** The texts of the pages on which users sign in with a password, and of the mails to them. en-US.json is the schema. */
export const IDENTITY_TEXTS: Readonly<Record<string, IdentityTextTable>> = {
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
export type TranslateIdentity = (key: IdentityTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function identityTexts(locale: string): TranslateIdentity {
  const table = IDENTITY_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
