import type { Text } from '../../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the pages of collections. The English file is the list. */
export type CollectionPagesTextKey = keyof typeof enUS

/** The texts of one locale. */
export type CollectionPagesTexts = Readonly<Record<CollectionPagesTextKey, Text>>
