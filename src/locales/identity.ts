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
import { type TextTables, type Translator, translatorOf } from './translator-of.ts'

export type IdentityTextKey = keyof typeof enUS

/** The texts of the pages on which users sign in with a password, and of the mails to them. en-US.json is the schema. */
export const IDENTITY_TEXTS: TextTables<IdentityTextKey> = {
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

export type TranslateIdentity = Translator<IdentityTextKey>

/** The texts of these pages in one locale. They are apart from the interface's, for no browser needs them. */
export const identityTexts = translatorOf(IDENTITY_TEXTS)
