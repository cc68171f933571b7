import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeMenuByUse } from './close-menu.ts'

let menu: HTMLDetailsElement
let stop: () => void = () => undefined

beforeEach(() => {
  document.body.innerHTML =
    '<div id="bar"><details open><summary tabindex="0">Menu</summary><a id="in" href="#in">In</a></details><a id="near" href="#near">Near</a></div><a id="out" href="#out">Out</a>'
  const details = document.querySelector('details')
  if (details === null) throw new Error('no menu')
  menu = details
})
afterEach(() => stop())

function use(id: string, kind: 'pointerdown' | 'focusin'): boolean {
  document.getElementById(id)?.dispatchEvent(new Event(kind, { bubbles: true }))
  return menu.open
}

function escapeFrom(id: string): boolean {
  document.getElementById(id)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return menu.open
}

test.each(['pointerdown', 'focusin'] as const)('%s outside closes the menu, within it does not', (kind) => {
  stop = closeMenuByUse(menu)
  expect([use('in', kind), use('near', kind)]).toEqual([true, false])
})

test('what counts as inside may be more than the menu', () => {
  stop = closeMenuByUse(menu, { inside: () => document.getElementById('bar') })
  expect([use('near', 'pointerdown'), use('near', 'focusin'), use('out', 'focusin')]).toEqual([true, true, false])
})

test('a menu next to something that takes the focus by itself closes by presses only', () => {
  stop = closeMenuByUse(menu, { staysOnFocus: true })
  expect([use('out', 'focusin'), use('out', 'pointerdown')]).toEqual([true, false])
})

test('Escape in the menu closes it, gives the focus back and goes no further', () => {
  stop = closeMenuByUse(menu)
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard, { once: true })
  expect([escapeFrom('out'), heard.mock.calls.length]).toEqual([true, 1])
  document.getElementById('in')?.focus()
  expect([escapeFrom('in'), document.activeElement]).toEqual([false, menu.querySelector('summary')])
})

test('in the header Escape closes the menu from anywhere, and takes no focus from elsewhere', () => {
  stop = closeMenuByUse(menu, { closesFromAnywhere: true })
  document.getElementById('out')?.focus()
  expect([escapeFrom('out'), document.activeElement?.id]).toEqual([false, 'out'])
  menu.open = true
  document.getElementById('in')?.focus()
  expect([escapeFrom('in'), document.activeElement]).toEqual([false, menu.querySelector('summary')])
})

test('after the cleanup, or when the menu has left the page, nothing is heard any more', () => {
  closeMenuByUse(menu)()
  expect([use('out', 'pointerdown'), escapeFrom('in')]).toEqual([true, true])
  const removed = vi.spyOn(AbortController.prototype, 'abort')
  stop = closeMenuByUse(menu)
  menu.remove()
  use('out', 'pointerdown')
  use('out', 'pointerdown')
  expect(removed).toHaveBeenCalledTimes(1)
})

test('an open menu that has left the page takes no Escape from the rest of the page', () => {
  stop = closeMenuByUse(menu, { closesFromAnywhere: true })
  menu.remove()
  const heard = vi.fn()
  addEventListener('keydown', heard, { once: true })
  escapeFrom('out')
  expect([heard.mock.calls.length, menu.open]).toEqual([1, true])
})
