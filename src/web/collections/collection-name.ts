import type { DEFAULT_COLLECTION } from '#contracts/collections.ts'
import { collectionsText } from './collections-text.ts'

/** The contract's value stands next to schemas, which the browser does not get: the compiler holds the two together. */
const DEFAULT_NAME: typeof DEFAULT_COLLECTION = 'Default'

interface Named {
  readonly name: string
}

/** Whether it is the collection that every account has: it is neither renamed nor deleted. */
export function isDefaultCollection({ name }: Named): boolean {
  return name === DEFAULT_NAME
}

/** What users call a collection: 'Default' is shown in their language (docs/behaviour/collections.md 22). */
export function collectionName({ name }: Named): string {
  return name === DEFAULT_NAME ? collectionsText('default_name') : name
}
