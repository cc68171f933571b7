import de from './billing/de.json' with { type: 'json' }
import enUS from './billing/en-US.json' with { type: 'json' }
import es from './billing/es.json' with { type: 'json' }
import fr from './billing/fr.json' with { type: 'json' }
import ja from './billing/ja.json' with { type: 'json' }
import ko from './billing/ko.json' with { type: 'json' }
import ptBR from './billing/pt-BR.json' with { type: 'json' }
import ru from './billing/ru.json' with { type: 'json' }
import zhCN from './billing/zh-CN.json' with { type: 'json' }
import zhTW from './billing/zh-TW.json' with { type: 'json' }
import { type TextTables, type Translator, translatorOf } from './translator-of.ts'

export type BillingTextKey = keyof typeof enUS

/** The texts of the pages on which users subscribe and manage their subscription. en-US.json is the schema. */
export const BILLING_TEXTS: TextTables<BillingTextKey> = {
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

export type TranslateBilling = Translator<BillingTextKey>

/** The texts of these pages in one locale. They are apart from the interface's, for no browser needs them. */
export const billingTexts = translatorOf(BILLING_TEXTS)
