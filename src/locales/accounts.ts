import de from './accounts/de.json' with { type: 'json' }
import enUS from './accounts/en-US.json' with { type: 'json' }
import es from './accounts/es.json' with { type: 'json' }
import fr from './accounts/fr.json' with { type: 'json' }
import ja from './accounts/ja.json' with { type: 'json' }
import ko from './accounts/ko.json' with { type: 'json' }
import ptBR from './accounts/pt-BR.json' with { type: 'json' }
import ru from './accounts/ru.json' with { type: 'json' }
import zhCN from './accounts/zh-CN.json' with { type: 'json' }
import zhTW from './accounts/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

export type AccountsTextKey = keyof typeof enUS
type AccountsTextTable = Readonly<Record<AccountsTextKey, Text>>

/** The texts of the page of the own account, and of what can go wrong while signing in. en-US.json is the schema. */
export const ACCOUNTS_TEXTS: Readonly<Record<string, AccountsTextTable>> = {
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
export type TranslateAccounts = (key: AccountsTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function accountsTexts(locale: string): TranslateAccounts {
  const table = ACCOUNTS_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
