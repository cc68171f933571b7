import { collectionName } from './collection-name.ts'
import { listCollections } from './collections-calls.ts'
import { prepareCollectionsTexts } from './collections-text.ts'

/**
 * The collections of the user that have pages, with their names in the user's language.
 *
 * @throws CollectionsError when they can't be loaded
 */
export async function listChoices(): Promise<readonly { readonly value: string; readonly name: string }[]> {
  const [collections] = await Promise.all([listCollections(), prepareCollectionsTexts(document.documentElement.lang)])
  return collections
    .filter(({ article_count }) => article_count > 0)
    .map((collection) => ({ value: collection.id, name: collectionName(collection) }))
}
