import { afterEach, expect, test } from 'vitest'
import { keepSelection } from './keep-selection.ts'

keepSelection()

afterEach(() => document.body.replaceChildren())

/** Whether a selection may begin at the element `#at`, or at the text in it. */
function mayBegin(html: string, at: 'element' | 'text' = 'element'): boolean {
  document.body.innerHTML = html
  const element = document.querySelector('#at')
  const target = at === 'text' ? element?.firstChild : element
  return target?.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true })) ?? true
}

test.each([
  '<div class="compat"><table><tr><td><details><summary id="at">12</summary></details></td></tr></table></div>',
  '<nav><details><summary id="at">Learn</summary></details></nav>',
  '<nav><details><summary><span id="at">Learn</span></summary></details></nav>',
  '<details class="disclosure"><summary id="at">Theme</summary></details>',
])('no selection begins in what opens a part of the page: %s', (html) => {
  expect(mayBegin(html)).toBe(false)
  expect(mayBegin(html, 'text')).toBe(false)
})

test.each([
  ['a summary in the text of an article', '<div class="prose"><details><summary id="at">Answer</summary></details></div>'],
  ['a link in a summary', '<nav><details><summary><a id="at" href="/">Array</a></summary></details></nav>'],
  ['text', '<nav><p id="at">Text</p></nav>'],
])('one may begin in %s', (_, html) => {
  expect(mayBegin(html)).toBe(true)
  expect(mayBegin(html, 'text')).toBe(true)
})
