import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { accountSection } from './account-section.tsx'
import { aiHelpSection } from './ai-help-section.tsx'
import { newsletterSection } from './newsletter-section.tsx'

/** The sections of the settings page that belong to Plus, in their order. Those of other features are in `app/pages/settings-app.tsx`. */
export const PLUS_SECTIONS: readonly SettingsSection[] = [accountSection, aiHelpSection, newsletterSection]
