import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of quick search. The English file is the list. */
export type QuickTextKey = keyof typeof enUS

/** The texts of one locale. */
export type QuickSearchTexts = Readonly<Record<QuickTextKey, Text>>
