import type { ReactNode } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { usePlayText } from './texts/play-text.ts'
import '../ui/chevron-summary.css'

const CONTROL = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
const SHORTCUTS: readonly (readonly [keys: readonly string[], text: PlaygroundTextKey])[] = [
  [[CONTROL, 'Enter'], 'shortcut_run'],
  [[CONTROL, 'S'], 'shortcut_save'],
  [['Ctrl', 'Space'], 'shortcut_complete'],
  [['Esc', 'Tab'], 'shortcut_leave'],
  [['←', '→', '↑', '↓'], 'shortcut_lines'],
]

/** What the keyboard does in the playground. */
export function ShortcutList(): ReactNode {
  const t = usePlayText()
  return (
    <details className="play-shortcuts">
      <summary className="chevron-summary">{t('shortcuts')}</summary>
      <dl>
        {SHORTCUTS.map(([keys, text]) => (
          <div key={text}>
            <dt dir="ltr">
              {keys.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
