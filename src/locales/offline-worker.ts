import de from './offline-worker/de.json' with { type: 'json' }
import enUS from './offline-worker/en-US.json' with { type: 'json' }
import es from './offline-worker/es.json' with { type: 'json' }
import fr from './offline-worker/fr.json' with { type: 'json' }
import ja from './offline-worker/ja.json' with { type: 'json' }
import ko from './offline-worker/ko.json' with { type: 'json' }
import ptBR from './offline-worker/pt-BR.json' with { type: 'json' }
import ru from './offline-worker/ru.json' with { type: 'json' }
import zhCN from './offline-worker/zh-CN.json' with { type: 'json' }
import zhTW from './offline-worker/zh-TW.json' with { type: 'json' }

/** What the service worker writes into pages: its bar, and the page that stands for one that is not stored. en-US.json is the schema. */
export type OfflineWorkerTexts = Readonly<Record<keyof typeof enUS, string>>

const TEXTS: Readonly<Record<string, OfflineWorkerTexts>> = {
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
 * The texts of the service worker in one locale. It has all of them, for it can't load any while it is offline.
 *
 * @param locale in its exact spelling; an unknown one gets the English texts
 */
export function offlineWorkerTexts(locale: string): OfflineWorkerTexts {
  return TEXTS[locale] ?? enUS
}
