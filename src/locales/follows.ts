import de from './follows/de.json' with { type: 'json' }
import enUS from './follows/en-US.json' with { type: 'json' }
import es from './follows/es.json' with { type: 'json' }
import fr from './follows/fr.json' with { type: 'json' }
import ja from './follows/ja.json' with { type: 'json' }
import ko from './follows/ko.json' with { type: 'json' }
import ptBR from './follows/pt-BR.json' with { type: 'json' }
import ru from './follows/ru.json' with { type: 'json' }
import zhCN from './follows/zh-CN.json' with { type: 'json' }
import zhTW from './follows/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

export type FollowTextKey = keyof typeof enUS
type FollowTextTable = Readonly<Record<FollowTextKey, Text>>

/** The texts of the weekly mail about what a user follows, and of the page behind its link. en-US.json is the schema. */
export const FOLLOW_TEXTS: Readonly<Record<string, FollowTextTable>> = {
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
export type TranslateFollow = (key: FollowTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function followTexts(locale: string): TranslateFollow {
  const table = FOLLOW_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
