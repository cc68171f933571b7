import { beforeEach, expect, test, vi } from 'vitest'
import { QuickTitles } from './quick-titles.ts'

const PAGES = [{ title: 'Array', url: '/en-US/docs/Web/Array' }]
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function load(body: string, init: ResponseInit = {}) {
  fetched.mockResolvedValueOnce(new Response(body, init))
  const changes: string[] = []
  const titles = new QuickTitles('de', () => changes.push(titles.state))
  expect(titles.state).toBe('unasked')
  titles.load()
  expect([titles.state, titles.index]).toEqual(['awaited', undefined])
  await expect.poll(() => changes.length).toBe(1)
  return { titles, changes }
}

test('titles are ready when they are there, and never asked for twice', async () => {
  const { titles, changes } = await load(JSON.stringify(PAGES))
  expect(changes).toEqual(['ready'])
  expect(titles.index?.titles.map(({ url }) => url)).toEqual(['/en-US/docs/Web/Array'])
  titles.load()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('titles on their way are not asked for again', () => {
  fetched.mockReturnValue(new Promise(() => undefined))
  const titles = new QuickTitles('de', () => undefined)
  titles.load()
  titles.load()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a language without a list of titles has none', async () => {
  const { titles } = await load('', { status: 404 })
  expect([titles.state, titles.index?.titles]).toEqual(['ready', []])
})

test.each([
  ['[{"title":"a"}]', 200],
  ['[{"title":"a","url":1}]', 200],
  ['[null]', 200],
  ['{}', 200],
  ['<html>', 200],
  ['', 500],
])('%s with status %i is no list, and is asked for again', async (body, status) => {
  const { titles } = await load(body, { status })
  expect([titles.state, titles.index]).toEqual(['failed', undefined])
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(PAGES)))
  titles.load()
  await expect.poll(() => titles.state).toBe('ready')
})

test('a long idle moment is not used up: a letter can be answered before the list is prepared', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ title: `Title ${index}`, url: `/de/docs/T${index}` }))
  let [moments, now] = [0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3))
  vi.stubGlobal('requestIdleCallback', (work: (deadline: { timeRemaining: () => number }) => void) => {
    moments += 1
    setTimeout(() => work({ timeRemaining: () => 50 }))
  })
  const { titles } = await load(JSON.stringify(many))
  expect(titles.index?.titles).toHaveLength(5000)
  expect(moments).toBeGreaterThan(5)
})

test('with idle moments the list is prepared in them, each as long as it lasts', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ title: `Title ${index}`, url: `/de/docs/T${index}` }))
  let moments = 0
  vi.stubGlobal('requestIdleCallback', (work: (deadline: { timeRemaining: () => number }) => void) => {
    moments += 1
    let left = 4
    setTimeout(() => work({ timeRemaining: () => left-- }))
  })
  const { titles } = await load(JSON.stringify(many))
  expect(titles.index?.titles).toHaveLength(5000)
  expect(moments).toBeGreaterThan(1)
})
