import de from './search/de.json' with { type: 'json' }
import enUS from './search/en-US.json' with { type: 'json' }
import es from './search/es.json' with { type: 'json' }
import fr from './search/fr.json' with { type: 'json' }
import ja from './search/ja.json' with { type: 'json' }
import ko from './search/ko.json' with { type: 'json' }
import ptBR from './search/pt-BR.json' with { type: 'json' }
import ru from './search/ru.json' with { type: 'json' }
import zhCN from './search/zh-CN.json' with { type: 'json' }
import zhTW from './search/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

/** The texts of the search page; those that begin with `kind.` name kinds of pages. en-US.json is the schema. */
export type SearchTextTable = Readonly<Record<keyof typeof enUS, Text>>

export const SEARCH_TEXTS: Readonly<Record<string, SearchTextTable>> = {
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

/** What the search page is written with (`contracts/search-texts.ts`). */
export interface SearchWords {
  /** In which the texts are. */
  readonly language: string
  readonly t: (key: keyof typeof enUS, values?: TextValues) => string
  readonly kindName: (kind: string) => string | undefined
}

/**
 * What the search page of a locale is written with. These texts are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; one that the interface is not translated into gets the English texts
 */
export function searchTexts(locale: string): SearchWords {
  const own = SEARCH_TEXTS[locale]
  const table = own ?? enUS
  const language = own === undefined ? 'en-US' : locale
  const kinds: Readonly<Record<string, Text | undefined>> = table
  return {
    language,
    t: (key, values) => translate(table[key], values, language),
    kindName(kind) {
      const name = Object.hasOwn(kinds, `kind.${kind}`) ? kinds[`kind.${kind}`] : undefined
      return name === undefined ? undefined : translate(name, undefined, language)
    },
  }
}
