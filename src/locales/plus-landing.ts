import de from './plus/landing/de.json' with { type: 'json' }
import enUS from './plus/landing/en-US.json' with { type: 'json' }
import es from './plus/landing/es.json' with { type: 'json' }
import fr from './plus/landing/fr.json' with { type: 'json' }
import ja from './plus/landing/ja.json' with { type: 'json' }
import ko from './plus/landing/ko.json' with { type: 'json' }
import ptBR from './plus/landing/pt-BR.json' with { type: 'json' }
import ru from './plus/landing/ru.json' with { type: 'json' }
import zhCN from './plus/landing/zh-CN.json' with { type: 'json' }
import zhTW from './plus/landing/zh-TW.json' with { type: 'json' }

/** A key of the texts of the page about Plus. en-US.json is the schema. */
export type PlusLandingTextKey = keyof typeof enUS
export type PlusLandingTexts = Readonly<Record<PlusLandingTextKey, string>>

export const PLUS_LANDING_TEXTS: Readonly<Record<string, PlusLandingTexts>> = {
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
 * The texts of the page about Plus. The builder writes them into the page, so that no browser loads those of other pages.
 *
 * @param locale in its exact spelling; one that the interface is not translated into gets the English texts
 */
export function plusLandingTexts(locale: string): PlusLandingTexts {
  return PLUS_LANDING_TEXTS[locale] ?? enUS
}
