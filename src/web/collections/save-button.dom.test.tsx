import { beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError } from '../browser/load-chunk.ts'
import { change, choose, click, get, list, mount, settle, type, until } from '../testing/mount.fixture.tsx'
import { signIn, signOut } from '../testing/sign-in.fixture.ts'
import { prepareBookmarkMenu } from './bookmark-menu.tsx'
import { RowSaveButton } from './row-save-button.tsx'
import { SaveButton } from './save-button.tsx'
import { LOCAL_BOOKMARKS_KEY } from './storage-keys.ts'
import { type CollectionsServer, collectionOf, itemOf, startCollectionsServer } from './testing/collections-server.fixture.ts'

const PAGE = { url: '/en-US/docs/Web/Grid', title: 'Grid', parents: [] }
let server: CollectionsServer
let account = 0

beforeEach(async () => {
  document.documentElement.lang = 'en-US'
  await prepareBookmarkMenu('en-US')
  account += 1
  server = startCollectionsServer(collectionOf('default', 'Default'), collectionOf('c', 'Layout'))
})

const button = (): HTMLElement => get('button', /^SaveSaved$/)
const isSaved = (): boolean => button().hasAttribute('data-saved')
const dialog = (): HTMLElement => get('dialog', /./)
const calls = (part: string): readonly unknown[] => server.asked.filter(({ call }) => call.includes(part)).map(({ body }) => body)

async function open(): Promise<void> {
  await click(button())
  await until(dialog)
  await settle()
}

async function show(): Promise<void> {
  await mount(<SaveButton page={PAGE} />)
  await settle()
}

function showSignedIn(): Promise<void> {
  signIn({ username: `saver-${account}` })
  return show()
}

test('an anonymous user saves the page in this browser, changes it and deletes it', async () => {
  signOut()
  await show()
  expect([isSaved(), server.asked]).toEqual([false, []])
  await open()
  expect(get('heading', 'Save this page')).toBeDefined()
  await type(get('field', /^Name/), ' My grid ')
  await type(get('field', /^Note/), 'try it')
  await click(get('button', 'Save'))
  await until(() => expect(isSaved()).toBe(true))
  expect(list('dialog')).toEqual([])
  expect(JSON.parse(localStorage.getItem(LOCAL_BOOKMARKS_KEY) ?? '[]')).toMatchObject([
    { url: PAGE.url, title: 'My grid', notes: 'try it' },
  ])
  await open()
  expect(get('heading', 'Edit Item')).toBeDefined()
  await click(get('button', 'Delete'))
  await settle()
  expect(isSaved()).toBe(false)
  expect(get('status', 'Removed from “this browser”.')).toBeDefined()
  await click(get('button', 'Undo'))
  await settle()
  expect(isSaved()).toBe(true)
})

test('what was typed is given up by Cancel, and stays when the dialog is only closed', async () => {
  signOut()
  await show()
  await open()
  await type(get('field', /^Name/), 'Other')
  await click(get('button', 'Close', dialog()))
  await open()
  const value = (): unknown => Reflect.get(get('field', /^Name/), 'value')
  expect(value()).toBe('Other')
  await click(get('button', 'Cancel'))
  await open()
  expect(value()).toBe('Grid')
})

test('a page without a name is not saved', async () => {
  signOut()
  await show()
  await open()
  await type(get('field', /^Name/), ' ')
  await click(get('button', 'Save'))
  expect(get('status', 'Please enter a name.')).toBeDefined()
  expect(isSaved()).toBe(false)
})

test('a browser that stores nothing says so', async () => {
  signOut()
  await show()
  await open()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { localStorage: storage } = window
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.getItem(key), clear: () => storage.clear() })
  await click(get('button', 'Save'))
  expect(get('alert', /does not allow the site to store data/)).toBeDefined()
  expect(list('dialog')).toHaveLength(1)
})

test('a user saves the page in the default collection, or in another one', async () => {
  await showSignedIn()
  await open()
  expect(get('heading', 'Add to collection')).toBeDefined()
  const choice = get('field', 'Collection')
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '☆ Saved Articles',
    '☆ Layout',
    '+ New Collection',
  ])
  await choose(choice, 'c')
  await type(get('field', /^Note/), 'mine')
  await click(get('button', 'Save'))
  await until(() => expect(isSaved()).toBe(true))
  expect(calls('POST')).toEqual([{ url: PAGE.url, title: 'Grid', notes: 'mine' }])
  expect(get('status', 'Saved in “Layout”.')).toBeDefined()
})

test('a page that is saved is edited in its collection, and removed from it, which can be undone', async () => {
  server = startCollectionsServer(collectionOf('default', 'Default'), collectionOf('c', 'Layout', [itemOf('Grid', { title: 'Old' })]))
  await showSignedIn()
  await until(() => expect(isSaved()).toBe(true))
  await open()
  expect([get('heading', 'Edit Item').tagName, Reflect.get(get('field', /^Name/), 'value')]).toEqual(['H2', 'Old'])
  expect(get('field', 'Collection').querySelector('option[value="c"]')?.textContent).toBe('★ Layout')
  await type(get('field', /^Name/), 'New')
  await click(get('button', 'Save'))
  await until(() => expect(list('dialog')).toEqual([]))
  expect(calls('/items/Grid/')).toEqual([{ title: 'New', notes: '' }])
  await open()
  await click(get('button', 'Delete'))
  await until(() => expect(isSaved()).toBe(false))
  expect(get('status', 'Removed from “Layout”.')).toBeDefined()
  await click(get('button', 'Undo'))
  await until(() => expect(isSaved()).toBe(true))
  expect(calls('/c/items/').at(-1)).toEqual({ url: PAGE.url, title: 'New', notes: '' })
})

test('the button says at once that a page is saved, and takes it back when that is rejected', async () => {
  await showSignedIn()
  await open()
  const go = server.hold('/items/')
  server.fail('/items/', 403)
  await click(get('button', 'Save'))
  await until(() => expect(isSaved()).toBe(true))
  expect(get('button', 'Saving…').getAttribute('aria-disabled')).toBe('true')
  go()
  await until(() => get('alert', /Error: Rejected/))
  expect(isSaved()).toBe(false)
})

test('a session that has ended offers the way back, in a tab of its own', async () => {
  await showSignedIn()
  await open()
  server.fail('/items/', 401)
  await click(get('button', 'Save'))
  await until(() => get('link', 'Log in (opens in a new tab)'))
  expect(get('link', 'Log in (opens in a new tab)').getAttribute('target')).toBe('_blank')
})

test('a new collection is made from the menu, and chosen', async () => {
  await showSignedIn()
  await open()
  await choose(get('field', 'Collection'), '')
  await settle()
  const dialogs = list('dialog')
  const modal = dialogs.at(-1) ?? document.body
  await type(get('field', 'Name', modal), 'Fresh')
  await click(get('button', 'Save', modal))
  await until(() => expect(list('dialog')).toHaveLength(1))
  await until(() => expect(Reflect.get(get('field', 'Collection'), 'value')).toBe('new-2'))
})

test('an account without a subscription sees its limit in place of a form', async () => {
  server = startCollectionsServer(...['default', 'c', 'd'].map((id) => collectionOf(id, id === 'default' ? 'Default' : id)))
  signIn({ username: `free-${account}`, isSubscriber: false })
  await show()
  await open()
  await choose(get('field', 'Collection'), '')
  await settle()
  expect(list('dialog').at(-1)?.textContent).toContain('maximum number of collections')
})

async function expectClickToFail(clicked: () => HTMLElement): Promise<void> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { setTimeout: later } = globalThis
  // The chunk is late at once.
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => (ms === CHUNK_TIMEOUT_MS ? work() : later(work, ms)))
  await click(clicked())
  await until(() => expect(warn).toHaveBeenCalledWith('a part was not loaded', expect.any(ChunkLoadError)))
  vi.stubGlobal('setTimeout', later)
  await settle()
  expect(get('alert', 'Loading Error')).toBeDefined()
  expect([Reflect.get(clicked(), 'disabled'), list('dialog')]).toEqual([false, []])
}

async function expectClickToOpen(clicked: () => HTMLElement): Promise<void> {
  await click(clicked())
  await until(dialog)
  expect(list('alert').map(({ textContent }) => textContent)).toEqual([''])
}

test('a click that could not load its part says so and leaves the button enabled, and the next one opens the dialog', async () => {
  signOut()
  await show()
  await expectClickToFail(button)
  await expectClickToOpen(button)
  expect(get('heading', 'Save this page')).toBeDefined()
})

test('a click that could not load the menu says so, and the next one opens it', async () => {
  localStorage.setItem(LOCAL_BOOKMARKS_KEY, '[]')
  signOut()
  await show()
  await expectClickToFail(button)
  await click(get('button', 'Close'))
  expect(list('alert')).toEqual([])
  await expectClickToOpen(button)
})

test('a click in a list that could not load the menu says so, and the next one opens it', async () => {
  signIn({ username: `row-${account}` })
  await mount(<RowSaveButton page={PAGE} />)
  await settle()
  const row = (): HTMLElement => get('button', 'Save')
  await expectClickToFail(row)
  await expectClickToOpen(row)
})

test('offline the button is disabled, and back online it is not', async () => {
  signOut()
  await show()
  const isDisabled = (): unknown => Reflect.get(button(), 'disabled')
  expect(isDisabled()).toBe(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await change(() => window.dispatchEvent(new Event('offline')))
  await until(() => expect(isDisabled()).toBe(true))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await change(() => window.dispatchEvent(new Event('online')))
  await until(() => expect(isDisabled()).toBe(false))
})

test('a visit of a signed-in user is counted once, one of an anonymous user is not', async () => {
  signOut()
  await show()
  expect(localStorage.length).toBe(0)
  await change(() => signIn({ username: `visitor-${account}` }))
  await until(() => expect(JSON.stringify({ ...localStorage })).toContain('timestamps'))
})
