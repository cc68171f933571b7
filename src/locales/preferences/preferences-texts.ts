import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of preferences. The English file is the list. */
export type PreferencesTextKey = keyof typeof enUS

/** The texts of one locale. */
export type PreferencesTexts = Readonly<Record<PreferencesTextKey, Text>>
