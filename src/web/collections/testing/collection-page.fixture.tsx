import type { CollectionItem } from '#contracts/collections.ts'
import { mount, settle } from '../../testing/mount.fixture.tsx'
import { signIn } from '../../testing/sign-in.fixture.ts'
import { CollectionView } from '../pages/collection-view.tsx'
import { preparePagesTexts } from '../pages/parts/pages-text.ts'
import { type CollectionsServer, collectionOf, itemOf, startCollectionsServer } from './collections-server.fixture.ts'

let account = 0

/**
 * Signs in a user with three collections: the default one, `c` with the items A, B and C, and `d`. Each call signs in another user, so that
 * nothing that was read before is shown.
 */
export async function startCollections(first: CollectionItem = itemOf('A')): Promise<CollectionsServer> {
  await preparePagesTexts('en-US')
  account += 1
  signIn({ username: `owner-${account}` })
  return startCollectionsServer(
    collectionOf('default', 'Default'),
    collectionOf('c', 'Layout', [first, itemOf('B'), itemOf('C')]),
    collectionOf('d', 'Forms'),
  )
}

/** Shows the page of a collection. */
export async function showCollection(id: string, onDeleted: () => void): Promise<void> {
  await mount(<CollectionView id={id} title="Collection" onDeleted={onDeleted} />)
  await settle()
}

/** The titles of the items that the page shows. */
export function listTitles(): readonly string[] {
  return [...document.querySelectorAll('.item .item-title')].map(({ textContent }) => textContent)
}

/** The bodies of the calls whose `METHOD path` holds a text. */
export function listBodies(server: CollectionsServer, part: string): readonly unknown[] {
  return server.asked.filter(({ call }) => call.includes(part)).map(({ body }) => body)
}
