import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addItem,
  CALL_TIMEOUT_MS,
  createCollection,
  readCollection,
  removeItem,
  updateCollection,
  updateItem,
} from './collections-calls.ts'
import { CollectionsError, errorText, isSignedOutError, isWorthRetrying } from './collections-error.ts'
import { prepareCollectionsTexts } from './collections-text.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What comes of a call with such a response of the server. */
async function errorOf(reply: Response, ask: () => Promise<unknown>): Promise<unknown> {
  fetched.mockResolvedValue(reply)
  return await ask().catch((error: unknown) => error)
}

function rejection(status: number): Response {
  return Response.json({ code: status, error: 'Short', message: 'Long words' }, { status })
}

test.each([
  ['read', () => readCollection('', { limit: 0 })],
  ['change', () => updateCollection({ id: undefined, name: 'A' })],
  ['add to', () => addItem(undefined, { url: '/en-US/docs/Web' })],
  ['change an item of', () => updateItem({ collectionId: 'c', itemId: '' }, {})],
  ['remove an item of', () => removeItem({ collectionId: '', itemId: 'i' })],
] as const)('to %s a collection without an id is rejected before it is asked for', async (_, ask) => {
  await expect(ask()).rejects.toThrow('Invalid key')
  expect(fetched).not.toHaveBeenCalled()
})

test('a rejected POST says the short error, others the message', async () => {
  expect(await errorOf(rejection(409), () => createCollection({ name: 'A' }))).toMatchObject({
    message: 'Short',
    status: 409,
    kind: 'rejected',
  })
  expect(await errorOf(rejection(400), () => readCollection('a', { limit: 0 }))).toMatchObject({ message: 'Long words', status: 400 })
  expect(await errorOf(rejection(500), () => removeItem({ collectionId: 'c', itemId: 'i' }))).toMatchObject({ message: 'Long words' })
})

test('no response in time, no server and no network are distinguished', async () => {
  await prepareCollectionsTexts('en-US')
  vi.useFakeTimers()
  fetched.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const late = createCollection({ name: 'A' }).catch((error: unknown) => errorText(error))
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
  expect(await late).toBe('The server did not answer in time.')
  fetched.mockRejectedValue(new TypeError('failed'))
  vi.stubGlobal('navigator', { onLine: true })
  expect(await createCollection({ name: 'A' }).catch(errorText)).toBe('The server could not be reached.')
  vi.stubGlobal('navigator', { onLine: false })
  expect(await createCollection({ name: 'A' }).catch(errorText)).toBe('You are offline.')
})

test('only what may be answered another time is asked again', () => {
  const rejected = (status: number) => new CollectionsError('', { kind: 'rejected', status })
  expect([429, 500, 503].map(rejected).every(isWorthRetrying)).toBe(true)
  expect(isWorthRetrying(new CollectionsError('', { kind: 'offline' }))).toBe(true)
  expect([400, 401, 404, 409].map(rejected).some(isWorthRetrying)).toBe(false)
  expect(isWorthRetrying(new Error('Invalid key'))).toBe(false)
  expect(isSignedOutError(rejected(401))).toBe(true)
})
