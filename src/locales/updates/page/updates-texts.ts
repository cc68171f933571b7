import type { Text } from '../../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the page of updates. The English file is the list. */
export type UpdatesTextKey = keyof typeof enUS

/** The texts of one locale. */
export type UpdatesTexts = Readonly<Record<UpdatesTextKey, Text>>
