import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the code editor. The English file is the list. */
export type CodeEditorTextKey = keyof typeof enUS

/** The texts of one locale. */
export type CodeEditorTexts = Readonly<Record<CodeEditorTextKey, Text>>
