import { beforeEach, expect, test, vi } from 'vitest'
import { change, choose, click, get, list, press, settle, type, until } from '../../testing/mount.fixture.tsx'
import { listBodies, listTitles, showCollection, startCollections } from '../testing/collection-page.fixture.tsx'
import { type CollectionsServer, itemOf } from '../testing/collections-server.fixture.ts'

let server: CollectionsServer
const onDeleted = vi.fn()

beforeEach(async () => {
  onDeleted.mockReset()
  server = await startCollections(itemOf('A', { notes: 'My note' }))
})

const show = (id = 'c'): Promise<void> => showCollection(id, onDeleted)
const titles = listTitles
const calls = (part: string): readonly unknown[] => listBodies(server, part)
const statuses = (): string =>
  list('status')
    .map(({ textContent }) => textContent)
    .join('|')

test('a collection is shown with its name, its facts and its items, and names the window', async () => {
  await show()
  expect(get('heading', 'Layout').tagName).toBe('H1')
  expect(document.title).toBe('Layout | RR')
  expect(document.querySelector('.collections-facts')?.textContent).toContain('3 articles')
  expect(titles()).toEqual(['Title A', 'Title B', 'Title C'])
  expect(document.querySelector('.item-note')?.textContent).toContain('My note')
  expect(document.querySelector('.item-summary')?.textContent).toBe('About A')
  expect(list('button').filter(({ textContent }) => textContent === 'Show more')).toEqual([])
})

test('a collection that another tab has deleted leaves no name in the title of the tab', async () => {
  await show()
  server.collections.splice(1, 1)
  const otherTab = new BroadcastChannel('collections')
  await change(() => otherTab.postMessage('change'))
  await until(() => expect(document.body.textContent).toContain('There is no such collection'))
  expect(document.title).toBe('Collection | RR')
  otherTab.close()
})

test('a collection that is not there says so, and offers nothing', async () => {
  await show('none')
  expect(document.body.textContent).toContain('There is no such collection')
  expect([list('alert').length, document.querySelector('.item-list')]).toEqual([0, null])
})

test('a collection that can not be read is an error, and can be asked for again', async () => {
  server.fail('collections/c/', 403)
  await show()
  expect(get('alert', /Error: It was rejected/)).toBeDefined()
  await click(get('button', 'Try again'))
  await settle()
  expect(get('heading', 'Layout')).toBeDefined()
})

test('the default collection has a description of its own and can not be deleted', async () => {
  await show('default')
  expect(document.body.textContent).toContain('The default collection.')
  expect(document.body.textContent).toContain('Nothing saved here yet')
  expect(list('button').map(({ textContent }) => textContent)).not.toContain('Delete')
})

test('an item is removed, and put back at its place', async () => {
  await show()
  await click(get('button', 'Remove “Title B”'))
  await settle()
  expect(titles()).toEqual(['Title A', 'Title C'])
  expect(document.querySelector('.item-removed')?.previousElementSibling?.textContent).toContain('Title A')
  expect(document.activeElement?.textContent).toBe('Undo')
  await click(get('button', 'Undo'))
  await settle()
  expect(titles()).toContain('Title B')
  expect(document.querySelector('.item-removed')).toBeNull()
})

test('an item whose removal is rejected stays, with the error at its place', async () => {
  await show()
  server.fail('DELETE', 403)
  await click(get('button', 'Remove “Title B”'))
  await settle()
  expect(titles()).toEqual(['Title A', 'Title B', 'Title C'])
  expect(document.querySelector('[data-item="B"] [role="alert"]')?.textContent).toContain('It was rejected')
  await click(get('button', 'Remove “Title B”'))
  await settle()
  expect(titles()).toEqual(['Title A', 'Title C'])
})

test('while the server is asked, the item is busy and is not removed twice', async () => {
  await show()
  const go = server.hold('DELETE')
  await click(get('button', 'Remove “Title B”'))
  expect(document.querySelector('[data-item="B"]')?.getAttribute('aria-busy')).toBe('true')
  await click(get('button', 'Remove “Title B”'))
  expect(calls('DELETE')).toHaveLength(1)
  await change(go)
  await settle()
})

test('in the manual order, keys at the handle move an item, at once and on the server', async () => {
  await show()
  expect(list('button').some((button) => button.className === 'item-handle')).toBe(false)
  await choose(get('field', 'Sort by'), 'manual')
  await settle()
  const handle = get('button', 'Move “Title A”')
  handle.focus()
  expect(await press(handle, 'ArrowDown')).toBe(true)
  expect(titles()).toEqual(['Title B', 'Title A', 'Title C'])
  expect(statuses()).toContain('“Title A” is now at position 2 of 3.')
  await until(() => expect(calls('/order/')).toEqual([{ item: 'A', before: 'C' }]))
  await press(handle, 'End')
  expect(titles()).toEqual(['Title B', 'Title C', 'Title A'])
  await until(() => expect(calls('/order/').at(-1)).toEqual({ item: 'A', before: null }))
  await press(handle, 'Home')
  expect(titles()).toEqual(['Title A', 'Title B', 'Title C'])
  await until(() => expect(calls('/order/').at(-1)).toEqual({ item: 'A', before: 'B' }))
})

test('a key that goes beyond the list, or has a modifier, moves nothing', async () => {
  await show()
  await choose(get('field', 'Sort by'), 'manual')
  await settle()
  const handle = get('button', 'Move “Title A”')
  await press(handle, 'ArrowUp')
  expect(await press(handle, 'ArrowDown', { altKey: true })).toBe(false)
  expect(await press(handle, 'x')).toBe(false)
  expect(calls('/order/')).toEqual([])
})

test('an order that the server rejects is its own again, with the error', async () => {
  await show()
  await choose(get('field', 'Sort by'), 'manual')
  await settle()
  server.fail('/order/', 403)
  await press(get('button', 'Move “Title A”'), 'End')
  expect(titles()).toEqual(['Title B', 'Title C', 'Title A'])
  await until(() => get('alert', /Error: Rejected/))
  expect(titles()).toEqual(['Title A', 'Title B', 'Title C'])
})

test('the menu of an item has the places that there are, in the manual order', async () => {
  await show()
  const entries = (id: string): readonly string[] =>
    [...document.querySelectorAll(`[data-item="${id}"] .more-list button`)].map(({ textContent }) => textContent)
  expect(entries('B')).toEqual(['Move…', 'Copy…', 'Follow updates of this page'])
  await choose(get('field', 'Sort by'), 'manual')
  await settle()
  expect(entries('A')).toEqual(['Move…', 'Copy…', 'Follow updates of this page', 'Move down'])
  expect(entries('B')).toEqual(['Move…', 'Copy…', 'Follow updates of this page', 'Move up', 'Move to top', 'Move down'])
  expect(entries('C')).toEqual(['Move…', 'Copy…', 'Follow updates of this page', 'Move up', 'Move to top'])
  const item = document.querySelector('[data-item="C"]')
  if (item !== null) await click(get('button', 'Move to top', item))
  expect(titles()).toEqual(['Title C', 'Title A', 'Title B'])
  await until(() => expect(calls('/order/')).toEqual([{ item: 'C', before: 'A' }]))
})

test('the order is stored in the address and in the browser', async () => {
  await show()
  await choose(get('field', 'Sort by'), 'title')
  await settle()
  expect([location.search, localStorage.getItem('collections-sort')]).toEqual(['?sort=title', 'title'])
  expect(server.asked.at(-1)?.call).toContain('sort=title')
})

test('a search is asked for once the user pauses, is in the address, and says what it found', async () => {
  await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await type(get('field', 'Search this collection'), ' title')
  await type(get('field', 'Search this collection'), ' title b')
  await change(() => vi.advanceTimersByTimeAsync(300))
  vi.useRealTimers()
  await settle()
  expect(titles()).toEqual(['Title B'])
  expect(statuses()).toContain('1 article found')
  expect(location.search).toBe('?q=title+b&sort=newest')
  expect(calls('q=title&'), 'a text that is still being typed is not asked for').toEqual([])
})

test('a search that finds nothing can be cleared, with the focus in the field', async () => {
  await show()
  const field = get('field', 'Search this collection')
  await type(field, 'zzz')
  await change(() => field.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await settle()
  expect(statuses()).toContain('No article in this collection matches “zzz”.')
  await click(get('button', 'Clear search'))
  await settle()
  expect(titles()).toHaveLength(3)
  expect([document.activeElement, field instanceof HTMLInputElement && field.value]).toEqual([field, ''])
})

test('back and forward show what the address says', async () => {
  await show()
  history.replaceState(null, '', '/?q=title+c')
  await change(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await settle()
  expect(titles()).toEqual(['Title C'])
})

test('of a long collection twelve items are shown, and the next twelve on demand', async () => {
  const many = Array.from({ length: 15 }, (_, index) => itemOf(`N${index}`))
  Object.assign(server.collections[1] ?? {}, { items: many })
  await show()
  expect(titles()).toHaveLength(12)
  await click(get('button', 'Show more'))
  await settle()
  expect(titles()).toHaveLength(15)
  expect(document.activeElement?.textContent, 'the focus goes to the first that came').toBe('Title N12')
  expect(document.querySelector('.show-more')).toBeNull()
})

test('when the next twelve can not be loaded, the button says so and tries again', async () => {
  Object.assign(server.collections[1] ?? {}, { items: Array.from({ length: 15 }, (_, index) => itemOf(`N${index}`)) })
  await show()
  server.fail('offset=12', 403)
  await click(get('button', 'Show more'))
  await settle()
  expect(statuses()).toContain('It was rejected')
  await click(get('button', 'Error (try again)'))
  await settle()
  expect(titles()).toHaveLength(15)
})

test('a collection that was deleted in another tab is not shown any more', async () => {
  await show()
  server.collections.splice(1, 1)
  await click(get('button', 'Remove “Title B”'))
  await settle()
  expect(get('alert', /Nothing is there/)).toBeDefined()
})
