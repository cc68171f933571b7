import de from './interface/de.json' with { type: 'json' }
import enUS from './interface/en-US.json' with { type: 'json' }
import es from './interface/es.json' with { type: 'json' }
import fr from './interface/fr.json' with { type: 'json' }
import type { InterfaceTexts } from './interface/interface-texts.ts'
import ja from './interface/ja.json' with { type: 'json' }
import ko from './interface/ko.json' with { type: 'json' }
import ptBR from './interface/pt-BR.json' with { type: 'json' }
import ru from './interface/ru.json' with { type: 'json' }
import zhCN from './interface/zh-CN.json' with { type: 'json' }
import zhTW from './interface/zh-TW.json' with { type: 'json' }

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
