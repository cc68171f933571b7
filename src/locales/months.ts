import de from './months/de.json' with { type: 'json' }
import enUS from './months/en-US.json' with { type: 'json' }
import es from './months/es.json' with { type: 'json' }
import fr from './months/fr.json' with { type: 'json' }
import ja from './months/ja.json' with { type: 'json' }
import ko from './months/ko.json' with { type: 'json' }
import ptBR from './months/pt-BR.json' with { type: 'json' }
import ru from './months/ru.json' with { type: 'json' }
import zhCN from './months/zh-CN.json' with { type: 'json' }
import zhTW from './months/zh-TW.json' with { type: 'json' }
import { type Text, type Translator, translatorOf } from './translate.ts'

/** A key of the texts of the pages about months. en-US.json is the schema. */
export type MonthTextKey = keyof typeof enUS

export const MONTH_TEXTS: Readonly<Record<string, Readonly<Record<MonthTextKey, Text>>>> = {
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

/**
 * The texts of the pages about months. The builder writes them into the pages, so that no browser loads them.
 *
 * @param locale in its exact spelling; one that the interface is not translated into gets the English texts
 */
export function monthTexts(locale: string): Translator<MonthTextKey> {
  const own = MONTH_TEXTS[locale]
  return translatorOf(own ?? enUS, own === undefined ? 'en-US' : locale)
}
