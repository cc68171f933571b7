import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts'

const FAILED = new TypeError('Failed to fetch dynamically imported module: https://docs.example/static/part.0123.js')

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404, statusText: 'Not Found' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a part that comes is given', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part')
})

test('a part that fails once is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(FAILED).mockResolvedValueOnce('part')
  expect(await loadChunk(load)).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that fails twice is an error with its name and the status of the file', async () => {
  const load = vi.fn(() => Promise.reject(FAILED))
  const failed = loadChunk(load)
  await expect(failed).rejects.toThrow(ChunkLoadError)
  await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', message: '404 Not Found', cause: FAILED })
  expect(load).toHaveBeenCalledTimes(2)
})

test('a server that does not answer, and a browser that does not name the file, give no status', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('Importing a module script failed.')))).rejects.toThrow('no answer')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(loadChunk(() => Promise.reject(FAILED))).rejects.toThrow('no answer')
})

test('a part that has not come after 120 seconds has failed', async () => {
  vi.useFakeTimers()
  const failed = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow('no answer in time')
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
})
