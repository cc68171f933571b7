import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainUpdates } from '#contracts/updates-url.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { updateEvent, updateGroup, updatesReply } from '#markup/updates.fixture.ts'
import { UpdatesList } from './updates-list.ts'

const words = updatesPageWords('en-US')
const plain = plainUpdates('en-US')
const groupOf = (version: string) => updateGroup([updateEvent('css.a')], [], { version })

interface Asked {
  readonly url: string
  answer(status: number, body: unknown): void
}

let asked: Asked[] = []
let outcome: HTMLElement
let status: HTMLElement
let shown = 0

beforeEach(() => {
  document.body.innerHTML = '<p role="status"></p><div class="outcome"><a href="#next">Next</a></div>'
  const [first, second] = [document.querySelector<HTMLElement>('p'), document.querySelector<HTMLElement>('div')]
  if (first === null || second === null) throw new Error('no place')
  ;[status, outcome, shown, asked] = [first, second, 0, []]
  outcome.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    asked.push({ url, answer: (code, body) => resolve(Response.json(body, { status: code })) })
    return promise
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listHere = () => new UpdatesList({ outcome, status, words, onShown: () => (shown += 1) })
const names = (): readonly string[] => [...outcome.querySelectorAll('h2')].map(({ textContent }) => textContent)

test('shows what was asked for last, whatever is answered first', async () => {
  const list = listHere()
  const older = list.show({ ...plain, q: 'older' }, {})
  const newer = list.show({ ...plain, q: 'newer' }, {})
  asked[1]?.answer(200, updatesReply([groupOf('2')]))
  await newer
  asked[0]?.answer(200, updatesReply([groupOf('1')]))
  await older
  expect(names()).toEqual(['Firefox 2'])
  expect([shown, outcome.hasAttribute('aria-busy')]).toEqual([1, false])
  expect(asked.map(({ url }) => url)).toEqual(['/api/v2/updates/?q=older&locale=en-US', '/api/v2/updates/?q=newer&locale=en-US'])
})

test('says to screen readers that it takes time, and then what has come', async () => {
  const done = listHere().show(plain, {})
  expect([outcome.getAttribute('aria-busy'), status.textContent]).toEqual(['true', ''])
  await vi.advanceTimersByTimeAsync(1000)
  expect(status.textContent).toBe('Loading…')
  asked[0]?.answer(200, updatesReply([groupOf('1')]))
  await done
  expect(status.textContent).toBe('Page 1 of 1: 1 update')
})

test.each([
  [500, 'Server error The updates could not be loaded.'],
  [503, 'Server error The updates could not be loaded.'],
  [400, 'These filters are not valid The address of the page has a filter or a value that is not known.'],
])('an answer with %d is shown and said', async (code, text) => {
  const done = listHere().show({ ...plain, q: 'x' }, {})
  asked[0]?.answer(code, {})
  await done
  expect(status.textContent).toBe(text)
})

test('without an answer in 15 seconds the request has failed', async () => {
  const done = listHere().show(plain, {})
  await vi.advanceTimersByTimeAsync(15_000)
  await done
  expect(names()).toEqual(['Server error'])
})

test('the collections of a user who was signed out lead to where one logs in', async () => {
  const done = listHere().show({ ...plain, collections: ['a', 'b'] }, {})
  expect(asked[0]?.url).toBe('/api/v2/updates/collections/?locale=en-US&collections=a%2Cb')
  asked[0]?.answer(401, {})
  await done
  expect(outcome.querySelector('a')?.getAttribute('href')).toMatch(/\?next=/)
})

test('the focus goes to the list when the link that had it is gone, and stays where it is otherwise', async () => {
  const list = listHere()
  const load = async (): Promise<void> => {
    const done = list.show(plain, {})
    asked.at(-1)?.answer(200, updatesReply([groupOf('1')]))
    await done
  }
  await load()
  expect(document.activeElement).toBe(document.body)
  outcome.innerHTML = '<a href="#next">Next</a>'
  outcome.querySelector('a')?.focus()
  await load()
  expect(document.activeElement).toBe(outcome)
})

test('what comes after the page was left is dropped', async () => {
  const list = listHere()
  const done = list.show(plain, {})
  list.stop()
  await done
  expect([shown, names()]).toEqual([0, []])
})
