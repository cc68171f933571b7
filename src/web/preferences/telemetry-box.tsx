import { type ReactNode, useSyncExternalStore } from 'react'
import { PREFERENCE_KEYS } from '#contracts/preference-values.ts'
import { keepPreference, PREFERENCE } from '../browser/keep-preference.ts'
import { asksForPrivacy, isTelemetryOn } from '../browser/telemetry-choice.ts'
import { usePage } from '../ui/page-context.ts'
import { preferencesText } from './preferences-text.ts'

/** Whether the browser reports to the site how it is used (docs/behaviour/telemetry.md 12); nothing where the site has no telemetry. */
export function TelemetryBox(): ReactNode {
  const { locale, site } = usePage()
  const isOn = useSyncExternalStore(followTelemetry, isTelemetryOn)
  if (!site.features.includes('telemetry')) return null
  const isPrivate = asksForPrivacy()
  return (
    <fieldset className="preference">
      <legend>{preferencesText('telemetry')}</legend>
      <p className="preference-text">
        {preferencesText('telemetry_text')} <a href={`/${locale}/telemetry`}>{preferencesText('telemetry_link')}</a>
      </p>
      <div className="preference-options">
        <label>
          <input
            type="checkbox"
            checked={isOn}
            disabled={isPrivate}
            onChange={({ currentTarget }) => switchTelemetry(currentTarget.checked)}
          />
          <span>{preferencesText('telemetry_box')}</span>
        </label>
      </div>
      {isPrivate && <p className="preference-text">{preferencesText('telemetry_refused')}</p>}
    </fieldset>
  )
}

function switchTelemetry(isOn: boolean): void {
  const { dataset } = document.documentElement
  const value = isOn ? 'on' : 'off'
  // Where the browser stores nothing, it holds on this page.
  dataset.telemetry = value
  if (keepPreference(PREFERENCE_KEYS.telemetry, value)) delete dataset.telemetry
}

function followTelemetry(listener: () => void): () => void {
  const listening = new AbortController()
  for (const type of ['storage', PREFERENCE]) addEventListener(type, listener, { signal: listening.signal })
  return () => listening.abort()
}
