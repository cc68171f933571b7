import { type ReactNode, useSyncExternalStore } from 'react'
import { PREFERENCE } from '../browser/keep-preference.ts'
import { chooseShortcuts } from '../shell/quick-search/choose-shortcuts.ts'
import { areShortcutsOn } from '../shell/quick-search/quick-shortcuts.ts'
import { FilledText } from '../texts/filled-text.tsx'
import { preferencesText } from './preferences-text.ts'
import { nameShortcut } from './start-preferences.ts'

/** Switches off the keys that mean something on every page (WCAG 2.2, 2.1.4). */
export function ShortcutsBox(): ReactNode {
  const isOn = useSyncExternalStore(followShortcuts, areShortcutsOn)
  const combination = (
    <bdi dir="ltr">
      <kbd>Ctrl</kbd>+<kbd>K</kbd>
    </bdi>
  )
  return (
    <fieldset className="preference">
      <legend>{preferencesText('shortcuts')}</legend>
      <div className="preference-options">
        <label>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)} />
          <span>
            <FilledText text={preferencesText('shortcuts_text')} values={{ slash: <kbd>/</kbd>, combination }} />
          </span>
        </label>
      </div>
    </fieldset>
  )
}

/** The search box of this page says it at once. */
export function switchShortcuts(isOn: boolean): void {
  chooseShortcuts(isOn)
  nameShortcut()
}

function followShortcuts(listener: () => void): () => void {
  const listening = new AbortController()
  for (const type of ['storage', PREFERENCE]) addEventListener(type, listener, { signal: listening.signal })
  return () => listening.abort()
}
