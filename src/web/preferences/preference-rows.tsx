import { type ReactNode, useEffect, useState } from 'react'
import { hideBrowsers, listHiddenBrowsers } from '../article/compat/hidden-browsers.ts'
import readingRules from '../article/reading.css?inline'
import { PREFERENCE } from '../browser/keep-preference.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { adoptRules } from '../browser/page-style.ts'
import { useUser } from '../browser/user.ts'
import { areShortcutsOn } from '../shell/quick-search/quick-shortcuts.ts'
import { contrast, theme } from '../shell/theme.ts'
import { usePage } from '../ui/page-context.ts'
import { BrowserBoxes } from './browser-boxes.tsx'
import { fontSize, textWidth } from './choices.ts'
import rules from './preferences.css?inline'
import { preferencesText } from './preferences-text.ts'
import { RadioGroup } from './radio-group.tsx'
import { ShortcutsBox, switchShortcuts } from './shortcuts-box.tsx'
import { TelemetryBox } from './telemetry-box.tsx'

type Notice = 'saved' | 'not_stored' | 'reset_done'

/** All choices for all pages, with and without an account (docs/behaviour/preferences.md 5). */
export function PreferenceRows(): ReactNode {
  const { t } = usePage()
  const [notice, setNotice] = useState<Notice>()
  const account = useUser()?.username ?? undefined
  adoptRules(readingRules)
  adoptRules(rules)
  useEffect(() => followNotice(setNotice), [])
  useEffect(() => {
    if (account !== undefined) syncNow()
  }, [account])
  const reset = (): void => setNotice(restoreDefaults() ? 'reset_done' : 'not_stored')
  return (
    <div className="preferences">
      <p>{preferencesText('intro')}</p>
      <RadioGroup
        title={t('theme.label')}
        choice={theme}
        options={[
          ['os-default', t('theme.os_default')],
          ['light', t('theme.light')],
          ['dark', t('theme.dark')],
        ]}
      />
      <RadioGroup
        title={preferencesText('contrast')}
        choice={contrast}
        options={[
          ['os-default', preferencesText('contrast_os_default')],
          ['more', preferencesText('contrast_more')],
        ]}
      />
      <RadioGroup
        title={preferencesText('font_size')}
        text={preferencesText('font_size_text')}
        choice={fontSize}
        options={SIZES.map((size) => [size, preferencesText(`font_size_${size}`)])}
      />
      <RadioGroup
        title={preferencesText('text_width')}
        choice={textWidth}
        options={WIDTHS.map((width) => [width, preferencesText(`text_width_${width}`)])}
      />
      <figure className="preferences-preview">
        <figcaption>{preferencesText('preview')}</figcaption>
        <div className="prose">
          <p>{preferencesText('preview_text')}</p>
        </div>
      </figure>
      <BrowserBoxes />
      <ShortcutsBox />
      <TelemetryBox />
      <p className="preferences-foot">
        <button type="button" className="preferences-reset" onClick={reset}>
          {preferencesText('reset')}
        </button>
        <span role="status">{notice !== undefined && preferencesText(notice)}</span>
      </p>
    </div>
  )
}

/** From the smallest to the largest. */
const SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const
const WIDTHS = ['narrow', 'normal', 'wide'] as const

/** Says after each choice whether the browser stores it. */
function followNotice(show: (notice: Notice) => void): () => void {
  const listening = new AbortController()
  const follow = (event: Event): void => show(event instanceof CustomEvent && event.detail === true ? 'saved' : 'not_stored')
  addEventListener(PREFERENCE, follow, { signal: listening.signal })
  return () => listening.abort()
}

/** Chooses the default wherever something else is chosen, so that other devices get it too. @returns whether the browser stores it */
function restoreDefaults(): boolean {
  let isStored = true
  const note = (event: Event): void => {
    if (!(event instanceof CustomEvent && event.detail === true)) isStored = false
  }
  const listening = new AbortController()
  addEventListener(PREFERENCE, note, { signal: listening.signal })
  if (theme.current() !== 'os-default') theme.choose('os-default')
  if (contrast.current() !== 'os-default') contrast.choose('os-default')
  if (fontSize.current() !== 'normal') fontSize.choose('normal')
  if (textWidth.current() !== 'normal') textWidth.choose('normal')
  if (listHiddenBrowsers().size > 0) hideBrowsers(new Set())
  if (!areShortcutsOn()) switchShortcuts(true)
  listening.abort()
  return isStored
}

/** A user who opens this page sees what was chosen on other devices, however fresh the stored choices are. */
function syncNow(): void {
  loadChunk(() => import('./sync/start-sync.ts')).then(
    ({ syncPreferences }) => syncPreferences(),
    (error: unknown) => console.warn('preferences stay in this browser', error),
  )
}
