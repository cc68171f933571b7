import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of examples and of the queue. The English file is the list. */
export type ExampleTextKey = keyof typeof enUS

/** The texts of one locale. */
export type ExampleTexts = Readonly<Record<ExampleTextKey, Text>>
