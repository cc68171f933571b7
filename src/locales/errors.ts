import de from './errors/de.json' with { type: 'json' }
import enUS from './errors/en-US.json' with { type: 'json' }
import es from './errors/es.json' with { type: 'json' }
import fr from './errors/fr.json' with { type: 'json' }
import ja from './errors/ja.json' with { type: 'json' }
import ko from './errors/ko.json' with { type: 'json' }
import ptBR from './errors/pt-BR.json' with { type: 'json' }
import ru from './errors/ru.json' with { type: 'json' }
import zhCN from './errors/zh-CN.json' with { type: 'json' }
import zhTW from './errors/zh-TW.json' with { type: 'json' }

/** What the server says to people of its errors: for each one a short name and, under `{name}_text`, a sentence. en-US.json is the schema. */
export type ErrorTexts = Readonly<Record<keyof typeof enUS, string>>

const TEXTS: Readonly<Record<string, ErrorTexts>> = {
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
 * The texts of errors in one locale. They are apart from the interface's, for no browser needs them.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function errorTexts(locale: string): ErrorTexts {
  return TEXTS[locale] ?? enUS
}
