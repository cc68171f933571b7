import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the playground. The English file is the list. */
export type PlaygroundTextKey = keyof typeof enUS

/** The texts of one locale. */
export type PlaygroundTexts = Readonly<Record<PlaygroundTextKey, Text>>
