import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of offline reading. The English file is the list. */
export type OfflineTextKey = keyof typeof enUS

/** The texts of one locale. */
export type OfflineTexts = Readonly<Record<OfflineTextKey, Text>>
