import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the interface's texts: `theme.label`. The English file is the list. */
export type TextKey = keyof typeof enUS

/** The texts of one locale. A place `{name}` stands for a value. */
export type InterfaceTexts = Readonly<Record<TextKey, Text>>
