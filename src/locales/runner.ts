import de from './runner/de.json' with { type: 'json' }
import enUS from './runner/en-US.json' with { type: 'json' }
import es from './runner/es.json' with { type: 'json' }
import fr from './runner/fr.json' with { type: 'json' }
import ja from './runner/ja.json' with { type: 'json' }
import ko from './runner/ko.json' with { type: 'json' }
import ptBR from './runner/pt-BR.json' with { type: 'json' }
import ru from './runner/ru.json' with { type: 'json' }
import zhCN from './runner/zh-CN.json' with { type: 'json' }
import zhTW from './runner/zh-TW.json' with { type: 'json' }
import { type Text, type TextValues, translate } from './translate.ts'

export type RunnerTextKey = keyof typeof enUS
type RunnerTextTable = Readonly<Record<RunnerTextKey, Text>>

/** What the pages that run code say to their users. en-US.json is the schema. */
export const RUNNER_TEXTS: Readonly<Record<string, RunnerTextTable>> = {
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

/** A text of these pages in the locale for which it was made; without values its places stay. */
export type TranslateRunner = (key: RunnerTextKey, values?: TextValues) => string

/**
 * The texts of these pages in one locale.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function runnerTexts(locale: string): TranslateRunner {
  const table = RUNNER_TEXTS[locale] ?? enUS
  return (key, values) => translate(table[key], values, locale)
}
