import { beforeEach, expect, test } from 'vitest'
import { click, get, settle } from '../../../testing/mount.fixture.tsx'
import { listBodies, showCollection, startCollections } from '../../testing/collection-page.fixture.tsx'
import type { CollectionsServer } from '../../testing/collections-server.fixture.ts'

let server: CollectionsServer

beforeEach(async () => {
  server = await startCollections()
})

const show = (): Promise<void> => showCollection('c', () => undefined)

async function act(name: string, within: ParentNode = document): Promise<void> {
  await click(get('button', name, within))
  await settle()
}
async function followFirst(): Promise<void> {
  await act('More actions: Title A')
  await act('Follow updates of this page', document.querySelector('[data-item="A"]') ?? document)
}
const panel = (): Element => document.querySelector('.follow-panel') ?? document.body

test('a collection is followed, and followed no longer', async () => {
  await show()
  await act('Follow this collection')
  expect(listBodies(server, 'POST /api/v2/follows/')).toEqual([{ collection_id: 'c' }])
  expect(get('status', 'You follow “Layout”.')).toBeDefined()
  await act('Stop following', panel())
  expect(server.follows.list).toEqual([])
  expect(get('status', 'You no longer follow “Layout”.')).toBeDefined()
})

test('a user who follows something can ask for the weekly mail', async () => {
  await show()
  expect(panel().querySelector('input')).toBeNull()
  await act('Follow this collection')
  await click(get('field', 'Send me a weekly mail about what I follow'))
  await settle()
  expect(server.follows.digest).toBe(true)
})

test('the page of an item is followed from its menu, and stands among the others', async () => {
  await show()
  await followFirst()
  expect(server.follows.list).toMatchObject([{ kind: 'page', url: '/en-US/docs/Web/A' }])
  expect(get('status', 'You follow “Title A”.')).toBeDefined()
  expect(panel().textContent).toContain('Also followed: 1')
  await act('Stop following “Page /en-US/docs/Web/A”')
  expect(server.follows.list).toEqual([])
})

test('a page without updates says so, and a rejected call shows why', async () => {
  await show()
  server.fail('/follows/', 400)
  await followFirst()
  expect(get('status', 'No updates belong to this page: it is not about a feature of browsers.')).toBeDefined()
  server.fail('/follows/', 409)
  await act('Follow this collection')
  expect(panel().querySelector('[role="alert"]')?.textContent).toContain('Error: Rejected')
})

test('a user whose session has ended is told how to go on, not what the server said', async () => {
  await show()
  server.fail('/follows/', 401)
  await act('Follow this collection')
  const alert = panel().querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('You are no longer logged in. Log in, then try again')
  expect(alert?.textContent).not.toContain('Rejected')
  expect(alert?.querySelector('a')?.textContent).toBe('Log in (opens in a new tab)')
})

test('without a response of the server there is no panel', async () => {
  server.fail('/follows/', 404)
  await show()
  expect(document.querySelector('.follow-panel')).toBeNull()
})
