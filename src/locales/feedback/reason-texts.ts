import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** The texts of the reasons why a page did not help. The English file is the list. */
export type ReasonTexts = Readonly<Record<keyof typeof enUS, Text>>
