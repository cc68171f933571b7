import de from './de.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import type { InterfaceTexts } from './interface-texts.ts'
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import zhCN from './zh-CN.json' with { type: 'json' }
import zhTW from './zh-TW.json' with { type: 'json' }

const TEXTS: Readonly<Record<string, InterfaceTexts>> = {
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
 * The interface's texts of one locale, for the server, which holds all ten. The browser uses `interface/load-interface-texts.ts`.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function interfaceTexts(locale: string): InterfaceTexts {
  return TEXTS[locale] ?? enUS
}
