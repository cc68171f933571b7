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
import { type Text, type TextValues, translate } from './translate.ts'

export type BillingTextKey = keyof typeof enUS
type BillingTextTable = Readonly<Record<BillingTextKey, Text>>

/** The texts of the pages on which users subscribe and manage their subscription. en-US.json is the schema. */
export const BILLING_TEXTS: Readonly<Record<string, BillingTextTable>> = {
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
export type TranslateBilling = (key: BillingTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function billingTexts(locale: string): TranslateBilling {
  const table = BILLING_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
