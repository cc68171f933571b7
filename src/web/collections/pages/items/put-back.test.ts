import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CollectionItem } from '#contracts/collections.ts'
import { CollectionsError } from '../../collections-error.ts'
import { putBack } from './put-back.ts'

const ITEM: CollectionItem = {
  id: 'old',
  url: '/en-US/docs/Web',
  title: 'Web',
  parents: [],
  notes: 'Read it',
  created_at: '',
  updated_at: '',
}
const fetched = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

/** Path and body of each request, in order. */
function requests(): readonly (readonly [path: string, body: unknown])[] {
  return fetched.mock.calls.map(([url, init]) => [String(url), JSON.parse(String(init?.body))])
}

function respond(): void {
  fetched.mockImplementation(async (url) =>
    String(url).endsWith('/items/') ? Response.json({ ...ITEM, id: 'new' }, { status: 201 }) : new Response(null, { status: 204 }),
  )
}

const ADDED = ['/api/v2/collections/c/items/', { url: ITEM.url, title: 'Web', notes: 'Read it' }] as const

test('in the manual order an item gets its previous place back', async () => {
  respond()
  expect(await putBack({ collectionId: 'c', sort: 'manual', removed: { item: ITEM, before: 'next' } })).toMatchObject({ id: 'new' })
  expect(requests()).toEqual([ADDED, ['/api/v2/collections/c/order/', { item: 'new', before: 'next' }]])
})

test.each([
  ['in another order', 'title', 'next'],
  ['that was the last one', 'manual', undefined],
] as const)('an item %s is only saved again', async (_, sort, before) => {
  respond()
  await putBack({ collectionId: 'c', sort, removed: { item: ITEM, before } })
  expect(requests()).toEqual([ADDED])
})

test('an item that can not be saved gets no place', async () => {
  fetched.mockResolvedValue(Response.json({ code: 400, error: 'Bad Request', message: 'No' }, { status: 400 }))
  await expect(putBack({ collectionId: 'c', sort: 'manual', removed: { item: ITEM, before: 'next' } })).rejects.toThrow(CollectionsError)
  expect(requests()).toEqual([ADDED])
})
