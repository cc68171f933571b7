import { type Text, type TextValues, translate } from './translate.ts'
import de from './updates-feed/de.json' with { type: 'json' }
import enUS from './updates-feed/en-US.json' with { type: 'json' }
import es from './updates-feed/es.json' with { type: 'json' }
import fr from './updates-feed/fr.json' with { type: 'json' }
import ja from './updates-feed/ja.json' with { type: 'json' }
import ko from './updates-feed/ko.json' with { type: 'json' }
import ptBR from './updates-feed/pt-BR.json' with { type: 'json' }
import ru from './updates-feed/ru.json' with { type: 'json' }
import zhCN from './updates-feed/zh-CN.json' with { type: 'json' }
import zhTW from './updates-feed/zh-TW.json' with { type: 'json' }

type UpdatesFeedKey = keyof typeof enUS
type UpdatesFeedTexts = Readonly<Record<UpdatesFeedKey, Text>>

/** The texts of the feeds of updates. en-US.json is the schema. */
export const UPDATES_FEED_TEXTS: Readonly<Record<string, UpdatesFeedTexts>> = {
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

/** What the feeds of updates are written with. */
export interface UpdatesFeedWords {
  /** In which the texts are. */
  readonly language: string
  readonly t: (key: UpdatesFeedKey, values?: TextValues) => string
}

/**
 * What the feeds of updates in a locale are written with. No browser needs these texts.
 *
 * @param locale in its exact spelling; one that the interface is not translated into gets the English texts
 */
export function updatesFeedWords(locale: string): UpdatesFeedWords {
  const own = UPDATES_FEED_TEXTS[locale]
  const language = own === undefined ? 'en-US' : locale
  const table = own ?? enUS
  return { language, t: (key, values) => translate(table[key], values, language) }
}
