import { beforeEach, expect, test } from 'vitest'
import { loadPageStyle } from './page-style.ts'

// The small document says at once that it loads no stylesheet.
beforeEach(() => document.head.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true }))

const addresses = (): readonly (string | null)[] =>
  [...document.querySelectorAll('link[data-page-style]')].map((link) => link.getAttribute('href'))

/** Loads the stylesheet that was added last. */
function answerLast(): void {
  const link = [...document.querySelectorAll('link[data-page-style]')].at(-1)
  if (link === undefined) throw new Error('no stylesheet is loading')
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() })
  link.dispatchEvent(new Event('load'))
}

test('the stylesheet of the page before stays until the next page is shown, also when its own navigation is given up late', async () => {
  const first = new AbortController()
  const shown = loadPageStyle('/static/a.css', first.signal)
  answerLast()
  await shown
  first.abort()
  const next = loadPageStyle('/static/b.css', new AbortController().signal)
  expect(addresses()).toEqual(['/static/a.css', '/static/b.css'])
  answerLast()
  const dropOldStyles = await next
  dropOldStyles()
  expect(addresses()).toEqual(['/static/b.css'])
})

test('a navigation that is given up removes its stylesheet while that loads, and waits no longer', async () => {
  const control = new AbortController()
  const loaded = loadPageStyle('/static/a.css', control.signal)
  control.abort()
  expect(addresses()).toEqual([])
  await expect(loaded).resolves.toBeTypeOf('function')
})

test('a navigation that was given up before adds no stylesheet', async () => {
  await loadPageStyle('/static/a.css', AbortSignal.abort())
  expect(addresses()).toEqual([])
})

test('the next navigation to a page with the same stylesheet loads it again', async () => {
  const control = new AbortController()
  const first = loadPageStyle('/static/a.css', control.signal)
  control.abort()
  const second = loadPageStyle('/static/a.css', new AbortController().signal)
  expect(addresses()).toEqual(['/static/a.css'])
  answerLast()
  await Promise.all([first, second])
  expect(addresses()).toEqual(['/static/a.css'])
})
