import { beforeEach, expect, test, vi } from 'vitest'
import { change, choose, click, get, list, settle, TEST_SITE, type } from '../../testing/mount.fixture.tsx'
import { listBodies, listTitles, showCollection, startCollections } from '../testing/collection-page.fixture.tsx'
import type { CollectionsServer } from '../testing/collections-server.fixture.ts'

let server: CollectionsServer
const onDeleted = vi.fn()

beforeEach(async () => {
  onDeleted.mockReset()
  server = await startCollections()
  await showCollection('c', onDeleted)
})

const dialog = (): HTMLElement => get('dialog', /./)
const titles = listTitles
const calls = (part: string): readonly unknown[] => listBodies(server, part)

async function act(name: string, within: ParentNode = document): Promise<void> {
  await click(get('button', name, within))
  await settle()
}

test('several items are chosen and removed in one call, which can be undone', async () => {
  await act('Select')
  for (const id of ['A', 'C']) await click(get('field', `Select “Title ${id}”`))
  expect(get('status', '2 selected')).toBeDefined()
  await act('Remove', document.querySelector('.selection-bar') ?? document)
  expect(calls('/bulk/')).toEqual([{ action: 'remove', items: ['A', 'C'] }])
  expect(titles()).toEqual(['Title B'])
  expect(get('status', '2 articles were removed.')).toBeDefined()
  expect(document.querySelector('.selection-bar'), 'nothing is chosen any more').toBeNull()
  await act('Undo')
  expect(titles()).toEqual(['Title A', 'Title C', 'Title B'])
  expect(get('status', 'Undone.')).toBeDefined()
  await act('Close')
  expect(document.querySelector('.list-notice')).toBeNull()
  expect(document.activeElement).toBe(get('field', 'Search this collection'))
})

test('nothing can be done with no items, and a box that is cleared is not chosen', async () => {
  await act('Select')
  const bar = document.querySelector('.selection-bar') ?? document
  await act('Remove', bar)
  expect(calls('/bulk/')).toEqual([])
  await act('Select all shown', bar)
  await click(get('field', 'Select “Title B”'))
  expect(get('status', '2 selected')).toBeDefined()
  await act('Done', bar)
  expect(document.querySelector('.selection-bar')).toBeNull()
  await act('Select')
  expect(get('status', '0 selected')).toBeDefined()
})

test('an undo that is rejected says so and can be tried again', async () => {
  await act('Select')
  await click(get('field', 'Select “Title A”'))
  await act('Remove', document.querySelector('.selection-bar') ?? document)
  server.fail('/import/', 403)
  await act('Undo')
  expect(get('status', /Error: Rejected/)).toBeDefined()
  await act('Undo')
  expect(titles()).toContain('Title A')
})

test('items are moved to another collection, which can be undone', async () => {
  const menu = document.querySelector('[data-item="B"]') ?? document
  await act('Move…', menu)
  expect(dialog().querySelector('h2')?.textContent).toBe('Move 1 article')
  const targets = [...dialog().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(targets, 'not to where it is').toEqual(['Saved Articles', 'Forms'])
  await choose(get('field', 'Collection', dialog()), 'd')
  await act('Move', dialog())
  expect(calls('/c/bulk/')).toEqual([{ action: 'move', items: ['B'], target: 'd' }])
  expect(get('status', '1 article was moved to “Forms”.')).toBeDefined()
  expect(titles()).toEqual(['Title A', 'Title C'])
  await act('Undo')
  expect(calls('/d/bulk/')).toEqual([{ action: 'move', items: ['B'], target: 'c' }])
})

test('a copy can not be undone, and a rejected one leaves the dialog with the error', async () => {
  await act('Copy…', document.querySelector('[data-item="B"]') ?? document)
  server.fail('/bulk/', 403)
  await act('Copy', dialog())
  expect(get('alert', /Error: Rejected/, dialog())).toBeDefined()
  await act('Copy', dialog())
  expect(get('status', '1 article was copied to “Saved Articles”.')).toBeDefined()
  expect(list('button').map(({ textContent }) => textContent)).not.toContain('Undo')
})

test('a collection is shared by a link, with notes or without, until that is ended', async () => {
  await act('Share…')
  expect(dialog().querySelector('h2')?.textContent).toBe('Share “Layout”')
  await click(get('field', 'Include my notes'))
  await act('Create link')
  expect(calls('/share/')).toEqual([{ notes: true }])
  const link = get('field', 'Link')
  expect([link instanceof HTMLInputElement && link.value, document.activeElement]).toEqual(['https://room.example/s/t', link])
  await click(get('field', 'Include my notes'))
  await settle()
  expect(calls('/share/').at(-1)).toEqual({ notes: false })
  expect(get('status', 'Saved.')).toBeDefined()
  await act('Stop sharing', dialog())
  expect(document.activeElement?.textContent).toBe('Stop sharing')
  await act('Cancel', dialog())
  expect(document.activeElement?.textContent).toBe('Stop sharing')
  await act('Stop sharing', dialog())
  await act('Stop sharing', dialog())
  expect(get('status', 'The link has ended.')).toBeDefined()
  expect(document.activeElement).toBe(get('button', 'Create link'))
})

test('a change of the link that is rejected is taken back', async () => {
  await act('Share…')
  await act('Create link')
  server.fail('/share/', 403)
  const notes = get('field', 'Include my notes')
  await click(notes)
  await settle()
  expect(notes instanceof HTMLInputElement && notes.checked).toBe(false)
  expect(get('alert', /Error: Rejected/, dialog())).toBeDefined()
})

test('the link is copied, or the page says that it could not be', async () => {
  await act('Share…')
  await act('Create link')
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await act('Copy link')
  expect(writeText).toHaveBeenCalledWith('https://room.example/s/t')
  await act('Copied!')
  expect(document.querySelector('.share-link [role="status"]')?.textContent).not.toBe('')
  expect(get('button', 'Copy link')).toBeDefined()
})

test('a collection is deleted after a question', async () => {
  await act('Delete')
  expect(dialog().textContent).toContain('Are you sure you want to delete your collection “Layout”?')
  await act('Cancel', dialog())
  expect(calls('DELETE')).toEqual([])
  await act('Delete')
  server.fail('DELETE', 403)
  await act('Delete', dialog())
  expect(get('alert', /It was rejected/, dialog())).toBeDefined()
  await act('Delete', dialog())
  expect(onDeleted).toHaveBeenCalledWith('Layout')
})

test('a collection is renamed; a name that is missing or too long is not sent', async () => {
  await act('Edit')
  const name = get('field', /^Name/, dialog())
  await type(name, '  ')
  await act('Save', dialog())
  expect([get('status', 'Please enter a name.').id, name.getAttribute('aria-invalid')]).toEqual([expect.any(String), 'true'])
  await type(name, 'x'.repeat(2000))
  await act('Save', dialog())
  expect(get('status', /no longer than/)).toBeDefined()
  expect(calls('POST')).toEqual([])
  await type(name, ' Grids ')
  await type(get('field', /^Description/, dialog()), ' For work ')
  await act('Save', dialog())
  expect(calls('POST')).toEqual([{ id: 'c', name: 'Grids', description: 'For work' }])
  expect(get('heading', 'Grids')).toBeDefined()
  expect(list('dialog')).toEqual([])
})

async function chooseFile(name: string, text: string, size?: number): Promise<void> {
  await act('Import…')
  const file = new File([text], name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  const field = get('field', 'File', dialog())
  Object.defineProperty(field, 'files', { value: [file] })
  await change(() => field.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
}

test('a file is read, its problems are shown, and what can be saved is sent', async () => {
  await chooseFile('list.json', JSON.stringify([{ url: `${TEST_SITE.origin}/en-US/docs/Web/New`, title: 'New' }, { title: 'none' }]))
  expect(dialog().textContent).toContain('1 article found')
  expect(dialog().textContent).toContain('Entry 2: There is no link.')
  await act('Import 1 article', dialog())
  expect(calls('/import/')).toEqual([{ items: [{ url: '/en-US/docs/Web/New', title: 'New' }] }])
  expect(dialog().textContent).toContain('1 article was added.')
  await act('Close', dialog().querySelector('.collections-buttons') ?? document)
  expect(list('dialog')).toEqual([])
})

test('a file with nothing in it, one that is too large and one that is no text are said to be that', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await chooseFile('list.json', '[]')
  expect(dialog().textContent).toContain('There is nothing in this file that can be imported.')
  await act('Cancel', dialog())
  await chooseFile('list.json', '[]', 10_000_001)
  expect(dialog().textContent).toContain('This file is larger than 10 MB.')
  await act('Cancel', dialog())
  await act('Import…')
  const field = get('field', 'File', dialog())
  Object.defineProperty(field, 'files', { value: [new File([new Uint8Array([0xff, 0xfe, 0xff])], 'a.md')] })
  await change(() => field.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
  expect(dialog().textContent).toContain('This file could not be read.')
  expect(list('button', dialog()).map(({ textContent }) => textContent)).not.toContain('Import')
})

test('an import that is rejected keeps the file, to be sent again', async () => {
  await chooseFile('list.md', '- [New](/en-US/docs/Web/New)\n')
  server.fail('/import/', 507)
  await act('Import 1 article', dialog())
  expect(get('alert', /Error: Rejected/, dialog())).toBeDefined()
  await act('Import 1 article', dialog())
  expect(calls('/import/')).toHaveLength(2)
})
