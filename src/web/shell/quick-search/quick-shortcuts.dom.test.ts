import { afterEach, expect, test, vi } from 'vitest'
import { chooseShortcuts } from './choose-shortcuts.ts'
import { areShortcutsOn, isShortcut, showShortcut } from './quick-shortcuts.ts'

afterEach(() => chooseShortcuts(true))

interface Pressed extends KeyboardEventInit {
  readonly on?: string
  readonly isTrusted?: boolean
  readonly isPrevented?: boolean
}

/** Whether a key on an element asks for the search box. */
function asks({ on = '<p id="at" tabindex="0"></p>', isTrusted = true, isPrevented = false, ...init }: Pressed): boolean {
  document.body.innerHTML = on
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'isTrusted', { value: isTrusted })
  if (isPrevented) event.preventDefault()
  let result = false
  document.body.addEventListener('keydown', () => (result = isShortcut(event)), { once: true })
  document.getElementById('at')?.dispatchEvent(event)
  return result
}

test.each([
  { key: '/' },
  { key: '/', shiftKey: true },
  { key: 'k', ctrlKey: true },
  { key: 'K', metaKey: true },
  { key: 'л', code: 'KeyK', ctrlKey: true },
])('%j asks for the search box', (init) => {
  expect(asks(init)).toBe(true)
})

test.each([
  { key: 'k' },
  { key: 'j', code: 'KeyK', ctrlKey: true },
  { key: 'k', ctrlKey: true, metaKey: true },
  { key: 'k', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: '/', repeat: true },
  { key: '/', isComposing: true },
  { key: '/', isTrusted: false },
  { key: '/', isPrevented: true },
])('%j does not', (init) => {
  expect(asks(init)).toBe(false)
})

test.each([
  ['<input id="at">', false],
  ['<input type="search" id="at">', false],
  ['<input type="checkbox" id="at">', true],
  ['<textarea id="at"></textarea>', false],
  ['<select id="at"></select>', false],
  ['<div role="textbox" id="at"></div>', false],
  ['<button id="at"></button>', true],
])('a key on %s asks for it: %s', (on, expected) => {
  expect(asks({ on, key: '/' })).toBe(expected)
})

test('below a dialog that is shown, keys are the dialog’s', () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValueOnce(true).mockReturnValueOnce(false)
  const on = '<div role="dialog"></div><p id="at"></p>'
  expect([asks({ on, key: '/' }), asks({ on, key: '/' })]).toEqual([false, true])
})

test('switched off they mean nothing, which the browser remembers', () => {
  chooseShortcuts(false)
  expect([asks({ key: '/' }), areShortcutsOn(), localStorage.getItem('search-shortcuts')]).toEqual([false, false, 'off'])
  chooseShortcuts(true)
  expect([asks({ key: '/' }), localStorage.getItem('search-shortcuts')]).toEqual([true, 'on'])
})

test('the field names the key where there is a keyboard', () => {
  document.body.innerHTML = '<label for="q">Search</label><input id="q">'
  const field = document.querySelector('input')
  const shown = (hover: boolean): string => {
    vi.stubGlobal('matchMedia', () => ({ matches: hover }))
    if (field !== null) showShortcut(field)
    return field?.placeholder ?? ''
  }
  expect([shown(true), shown(false)]).toEqual(['Search ( / )', 'Search'])
  chooseShortcuts(false)
  expect(shown(true)).toBe('Search')
})
