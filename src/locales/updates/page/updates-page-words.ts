import { type Translator, translatorOf } from '../../translate.ts'
import de from './de.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import type { UpdatesTextKey, UpdatesTexts } from './updates-texts.ts'
import zhCN from './zh-CN.json' with { type: 'json' }
import zhTW from './zh-TW.json' with { type: 'json' }

export const UPDATES_PAGE_TEXTS: Readonly<Record<string, UpdatesTexts>> = {
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

/** What the page of updates is written with. */
export interface UpdatesWords {
  /** In which the texts are and days are written. */
  readonly language: string
  readonly t: Translator<UpdatesTextKey>
}

/**
 * What the page of updates of a locale is written with, for the server and the builder; a browser loads one language (`load-updates-texts.ts`).
 *
 * @param locale in its exact spelling; one that the interface is not translated into gets the English texts
 */
export function updatesPageWords(locale: string): UpdatesWords {
  const own = UPDATES_PAGE_TEXTS[locale]
  const language = own === undefined ? 'en-US' : locale
  return { language, t: translatorOf(own ?? enUS, language) }
}
