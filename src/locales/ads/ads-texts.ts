import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts around ads. The English file is the list. */
export type AdsTextKey = keyof typeof enUS

/** The texts of one locale. */
export type AdsTexts = Readonly<Record<AdsTextKey, Text>>
