import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of AI Help. The English file is the list. */
export type AiHelpTextKey = keyof typeof enUS

/** The texts of one locale. */
export type AiHelpTexts = Readonly<Record<AiHelpTextKey, Text>>
