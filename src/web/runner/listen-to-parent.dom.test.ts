import { beforeEach, expect, test, vi } from 'vitest'
import type { FrameMessage } from '#contracts/play-messages.ts'
import { listenToParent } from './listen-to-parent.ts'

const SITE = 'https://room.example'
let sent: FrameMessage[]
beforeEach(() => {
  sent = []
})

function listen(isBlank = false): void {
  const clean = { stack: (text: string) => text, code: (text: string) => text }
  listenToParent({ page: { isBlank, parents: [SITE] }, clean, send: (message) => sent.push(message) })
}

/** A message to this window; false when it does not reach the code of the page. */
function post(data: unknown, origin = SITE, source: unknown = window.parent): boolean {
  let isHeard = false
  window.addEventListener('message', () => (isHeard = true), { once: true })
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
  return isHeard
}

test('a line of input is evaluated and its value sent back, once', async () => {
  listen()
  expect(post({ typ: 'input', id: 4, code: '1 + 2' })).toBe(false)
  await expect.poll(() => sent).toEqual([{ typ: 'result', id: 4, value: { kind: 'number', text: '3' }, isError: false }])
})

test('the theme of the page is that of the code', () => {
  const meta = document.createElement('meta')
  meta.name = 'color-scheme'
  document.head.append(meta)
  listen()
  post({ typ: 'theme', theme: 'dark' })
  expect(meta.content).toBe('dark')
  post({ typ: 'theme', theme: 'os-default' })
  expect(meta.content).toBe('light dark')
})

test('chosen declarations are those of the example’s element', () => {
  const element = document.createElement('div')
  element.id = 'example-element'
  document.body.append(element)
  listen()
  post({ typ: 'choice', code: 'color: red' })
  expect(element.style.color).toBe('red')
})

test('without an element or a theme of its own, code is left alone', () => {
  listen()
  expect(post({ typ: 'choice', code: 'color: red' })).toBe(false)
  expect(post({ typ: 'theme', theme: 'dark' })).toBe(false)
})

test('messages of other origins, other windows and other kinds go to the code', async () => {
  listen()
  const input = { typ: 'input', id: 1, code: '1' }
  expect(post(input, 'https://elsewhere.example')).toBe(true)
  expect(post(input, SITE, {})).toBe(true)
  for (const data of [null, 'input', {}, { typ: 'own' }]) expect(post(data)).toBe(true)
  await Promise.resolve()
  expect(sent).toEqual([])
})

test('code by message is for blank frames only: what can not be shown is reported with its status', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 413 }))
  vi.stubGlobal('fetch', fetched)
  const state = { typ: 'state', bytes: new Uint8Array([1]) }
  listen(true)
  post(state)
  await expect.poll(() => sent).toEqual([{ typ: 'rejected', status: 413 }])
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  post(state)
  await expect.poll(() => sent.at(-1)).toEqual({ typ: 'rejected', status: 0 })
})

test('code by message is not for a frame that has code', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  listen(false)
  post({ typ: 'state', bytes: new Uint8Array([1]) })
  expect(fetched).not.toHaveBeenCalled()
})
