import { beforeAll, beforeEach, expect, test } from 'vitest'
import { measure } from './measure.ts'
import { returnFocus } from './return-focus.ts'

const PAGE = '<h1 tabindex="-1">Here</h1><a href="/b">B</a><p><a id="second" href="/b"><code>B</code></a></p><a id="other" href="/c">C</a>'

beforeAll(returnFocus)

beforeEach(() => {
  history.replaceState(null, '', '/a')
  document.body.innerHTML = PAGE
})

/** A page is shown in place, with the focus on its heading. */
async function show(path: string, html = PAGE): Promise<string> {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
  measure({ name: 'page.view', url: location.href, referrer: '', title: 'T' })
  document.querySelector('h1')?.focus()
  await Promise.resolve()
  return document.activeElement?.id === '' ? (document.activeElement.textContent ?? '') : (document.activeElement?.id ?? '')
}

const click = (selector: string): unknown =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const goBack = (): boolean => dispatchEvent(new PopStateEvent('popstate'))

test('back on a page, the focus is on the link that was followed, of several with one address too', async () => {
  click('#second code')
  expect(await show('/b')).toBe('Here')
  goBack()
  expect(await show('/a')).toBe('second')
})

test('it is on the heading after a link, and where the link is gone', async () => {
  click('#other')
  await show('/c')
  click('a')
  expect(await show('/a')).toBe('Here')
  goBack()
  expect(await show('/a', '<h1 tabindex="-1">Here</h1><a href="/b">B</a>')).toBe('Here')
})

test('a way back within a page leaves the focus of the next page alone', async () => {
  click('#other')
  goBack()
  click('h1')
  expect(await show('/a')).toBe('Here')
})
