import type { ReactNode } from 'react'
import { offlineSection } from '../../offline/offline-section.tsx'
import { PLUS_SECTIONS } from '../../plus/settings/sections.ts'
import { SettingsPage } from '../../plus/settings/settings-page.tsx'
import { preferencesSection } from '../../preferences/preferences-section.ts'
import type { AppProps } from '../../ui/app-props.ts'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'

/** The sections of the settings page, in their order. This is the only list of them; a section of another feature is one line here. */
const SECTIONS: readonly SettingsSection[] = [...PLUS_SECTIONS, offlineSection, preferencesSection]

/** The settings, with the sections of all features. */
export function SettingsApp({ page }: AppProps): ReactNode {
  return <SettingsPage page={page} sections={SECTIONS} />
}
