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
import { type TextTables, type Translator, translatorOf } from './translator-of.ts'

export type AccountsTextKey = keyof typeof enUS

/** The texts of the page of the own account, and of what can go wrong while signing in. en-US.json is the schema. */
export const ACCOUNTS_TEXTS: TextTables<AccountsTextKey> = {
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

export type TranslateAccounts = Translator<AccountsTextKey>

/** The texts of these pages in one locale. They are apart from the interface's, for no browser needs them. */
export const accountsTexts = translatorOf(ACCOUNTS_TEXTS)
