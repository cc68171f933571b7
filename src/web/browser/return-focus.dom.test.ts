import { afterEach, beforeEach, expect, test } from 'vitest'
import { measure } from './measure.ts'
import { returnFocus } from './return-focus.ts'

const PAGE = '<h1 tabindex="-1">Here</h1><a href="/b">B</a><p><a id="second" href="/b"><code>B</code></a></p><a id="other" href="/c">C</a>'
let listening: AbortController

beforeEach(() => {
  listening = new AbortController()
  returnFocus(listening.signal)
  history.replaceState(null, '', '/a')
  document.body.innerHTML = PAGE
})

afterEach(() => listening.abort())

/** A page is shown in place, with the focus on its heading; returns what has it then. */
async function show(path: string, { html = PAGE, isReturn = false } = {}): Promise<string | undefined> {
  history.replaceState(isReturn ? { scroll: 0, step: 0 } : { step: 1 }, '', path)
  document.body.innerHTML = html
  measure({ name: 'page.view', url: location.href, referrer: '', title: 'T' })
  document.querySelector('h1')?.focus()
  await Promise.resolve()
  return document.activeElement?.id || document.activeElement?.tagName
}

const click = (selector: string): unknown =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

test('back on a page, the focus is on the link that was followed, of several with one address too', async () => {
  click('#second code')
  expect(await show('/b')).toBe('H1')
  expect(await show('/a', { isReturn: true })).toBe('second')
})

test('it is on the heading after a link, where the link is gone, and where none was followed', async () => {
  click('#other')
  await show('/c')
  click('a')
  expect(await show('/a')).toBe('H1')
  expect(await show('/a', { isReturn: true, html: '<h1 tabindex="-1">Here</h1><a href="/b">B</a>' })).toBe('H1')
  expect(await show('/d', { isReturn: true })).toBe('H1')
})

test('other events move no focus', () => {
  click('#other')
  history.replaceState({ scroll: 0, step: 0 }, '')
  measure({ name: 'baseline.toggle', isOpen: true })
  expect(document.activeElement).toBe(document.body)
})
