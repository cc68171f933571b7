import de from './de.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import zhCN from './zh-CN.json' with { type: 'json' }
import zhTW from './zh-TW.json' with { type: 'json' }

/** What the default collection is called on pages, in each language. For the server: a browser loads one language only. */
export const DEFAULT_NAMES: readonly string[] = [enUS, de, es, fr, ja, ko, ptBR, ru, zhCN, zhTW].map((texts) => texts.default_name)
