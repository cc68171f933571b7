import { afterEach, expect, test } from 'vitest'
import { closeMenuByUse } from './close-menu.ts'
import { replayEscape } from './replay-escape.ts'

afterEach(() => document.body.replaceChildren())

function openMenu(): HTMLDetailsElement {
  document.body.innerHTML = '<details open><summary>Menu</summary><a href="/a">A</a></details>'
  const menu = document.querySelector('details')
  if (menu === null) throw new Error('no menu')
  return menu
}
const press = (menu: Element, key: string): boolean => menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('an Escape that is pressed before the code of the menu has come closes the menu when it has come', () => {
  const menu = openMenu()
  const replay = replayEscape()
  press(menu, 'Escape')
  expect(menu.open).toBe(true)
  closeMenuByUse(menu)
  replay()
  expect(menu.open).toBe(false)
})

test('other keys are not pressed again, and no key is after the code has come', () => {
  const menu = openMenu()
  const replay = replayEscape()
  press(menu, 'Enter')
  closeMenuByUse(menu)
  replay()
  expect(menu.open).toBe(true)
  press(menu, 'Escape')
  menu.open = true
  replay()
  expect(menu.open).toBe(true)
})
