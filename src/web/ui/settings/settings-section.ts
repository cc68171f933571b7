import type { ReactNode } from 'react'
import type { Feature } from '#contracts/features.ts'
import type { LocaleCode } from '#contracts/locales.ts'

/** A section of the settings page. Features define theirs, `app/pages/settings-app.tsx` lists all. */
export interface SettingsSection {
  /** The fragment of its address: `account`. */
  readonly id: string
  /** The section is shown where this feature is on; absent: always. */
  readonly feature?: Feature
  /** Loads what it needs besides its code, such as its texts. */
  prepare?(locale: LocaleCode): Promise<void>
  /** Called after `prepare`. */
  title(): string
  /** Its rows; the page writes the heading. */
  Component(): ReactNode
}
