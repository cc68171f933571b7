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
import { type TextTables, translatorOf } from './translator-of.ts'

export type FollowTextKey = keyof typeof enUS

/** The texts of the weekly mail about what a user follows, and of the page behind its link. en-US.json is the schema. */
export const FOLLOW_TEXTS: TextTables<FollowTextKey> = {
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

/** The texts of these pages in one locale. They are apart from the interface's, for no browser needs them. */
export const followTexts = translatorOf(FOLLOW_TEXTS)
