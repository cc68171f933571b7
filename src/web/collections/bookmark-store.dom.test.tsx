import { beforeEach, describe, expect, test, vi } from 'vitest'
import { change, mount, settle, until } from '../testing/mount.fixture.tsx'
import { signIn, signOut } from '../testing/sign-in.fixture.ts'
import { useAccountBookmarkStore } from './account-bookmark-store.ts'
import type { Bookmark, BookmarkStore } from './bookmark-store.ts'
import { prepareCollectionsTexts } from './collections-text.ts'
import { useLocalBookmarkStore } from './local-bookmark-store.ts'
import { type CollectionsServer, collectionOf, startCollectionsServer } from './testing/collections-server.fixture.ts'

const URL_OF_PAGE = '/en-US/docs/Web/Grid'
const BOOKMARK: Bookmark = { title: 'Grid', notes: 'try it' }
let server: CollectionsServer
let account = 0

const STORES = [
  {
    name: 'this browser',
    useStore: () => useLocalBookmarkStore(URL_OF_PAGE),
    enter: signOut,
    fail() {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { localStorage: storage } = window
      vi.stubGlobal('localStorage', { getItem: (key: string) => storage.getItem(key), clear: () => storage.clear() })
    },
  },
  {
    name: 'a collection of an account',
    useStore: () => useAccountBookmarkStore(URL_OF_PAGE, []),
    enter: () => signIn({ username: `store-${account}` }),
    fail: () => server.fail('POST', 403),
  },
]

beforeEach(async () => {
  await prepareCollectionsTexts('en-US')
  account += 1
  server = startCollectionsServer(collectionOf('default', 'Default'))
})

describe.each(STORES)('the bookmark of a page in $name', ({ useStore, enter, fail }) => {
  /** Shows the store; the last state of it, once it is ready. */
  async function open(): Promise<() => BookmarkStore> {
    let last: BookmarkStore | undefined
    function Probe(): null {
      last = useStore()
      return null
    }
    enter()
    await mount(<Probe />)
    await until(() => expect(last?.state).toBe('ready'))
    return () => {
      if (last === undefined) throw new Error('the store is not there')
      return last
    }
  }
  const storedIn = (store: BookmarkStore): Partial<Bookmark> | undefined =>
    store.stored && { title: store.stored.title, notes: store.stored.notes }

  test('is stored, changed, deleted and restored', async () => {
    const store = await open()
    expect([store().stored, store().placeName]).toEqual([undefined, expect.stringMatching(/./)])
    await change(() => store().save(BOOKMARK))
    await until(() => expect(storedIn(store())).toEqual(BOOKMARK))
    await change(() => store().save({ ...BOOKMARK, notes: 'done' }))
    await until(() => expect(storedIn(store())).toEqual({ ...BOOKMARK, notes: 'done' }))
    const removed = await change(() => store().remove())
    await until(() => expect(store().stored).toBeUndefined())
    await change(async () => removed.isDone && (await removed.reply()))
    await until(() => expect(storedIn(store())).toEqual({ ...BOOKMARK, notes: 'done' }))
  })

  test('says why it could not be stored, until that is cleared', async () => {
    const store = await open()
    fail()
    const outcome = await change(() => store().save(BOOKMARK))
    await settle()
    expect(outcome.isDone).toBe(false)
    expect([store().stored, store().errors.some((error) => error instanceof Error)]).toEqual([undefined, true])
    await change(() => store().clearErrors())
    expect(store().errors.filter((error) => error !== undefined)).toEqual([])
  })
})
