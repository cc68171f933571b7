import type { SettingsSection } from '../ui/settings/settings-section.ts'
import { PreferenceRows } from './preference-rows.tsx'
import { preferencesText, preparePreferencesTexts } from './preferences-text.ts'

/** Preferences as a section of the settings page. */
export const preferencesSection: SettingsSection = {
  id: 'preferences',
  prepare: preparePreferencesTexts,
  title: () => preferencesText('title'),
  Component: PreferenceRows,
}
