import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of collections and bookmarks. The English file is the list. */
export type CollectionsTextKey = keyof typeof enUS

/** The texts of one locale. */
export type CollectionsTexts = Readonly<Record<CollectionsTextKey, Text>>
