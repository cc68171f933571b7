import de from './content/de.json' with { type: 'json' }
import enUS from './content/en-US.json' with { type: 'json' }
import es from './content/es.json' with { type: 'json' }
import fr from './content/fr.json' with { type: 'json' }
import ja from './content/ja.json' with { type: 'json' }
import ko from './content/ko.json' with { type: 'json' }
import ptBR from './content/pt-BR.json' with { type: 'json' }
import ru from './content/ru.json' with { type: 'json' }
import zhCN from './content/zh-CN.json' with { type: 'json' }
import zhTW from './content/zh-TW.json' with { type: 'json' }

/** Names of the texts that the builder writes into pages. en-US.json is the schema. */
export type TextKey = keyof typeof enUS

export type ContentTexts = Readonly<Record<TextKey, string>>

/** The texts that the builder writes into pages, by language. Some are HTML; their values are escaped by the caller. */
export const CONTENT_TEXTS = {
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
} satisfies Readonly<Record<string, ContentTexts>>

const BY_LOCALE: Readonly<Record<string, ContentTexts | undefined>> = CONTENT_TEXTS

/**
 * The texts that the builder writes into pages of one locale.
 *
 * @param locale in its exact spelling; one without texts of its own gets the English ones
 */
export function contentTexts(locale: string): ContentTexts {
  return BY_LOCALE[locale] ?? enUS
}
