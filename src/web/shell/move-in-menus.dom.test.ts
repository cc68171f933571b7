import { beforeEach, expect, test, vi } from 'vitest'
import { moveInMenus } from './move-in-menus.ts'

let nav: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<nav><ul>
    <li><details><summary id="web">Web</summary><ul><li><a id="html" href="/a">HTML</a></li><li><a id="css" href="/b">CSS</a></li><li><a id="js" href="/c">JS</a></li></ul></details></li>
    <li><a id="learn" href="/d">Learn</a></li>
    <li><details><summary id="more">More</summary><ul><li><a id="about" href="/e">About</a></li></ul></details></li>
  </ul></nav>`
  const found = document.querySelector('nav')
  if (found === null) throw new Error('no menus')
  nav = found
  vi.stubGlobal('getComputedStyle', () => ({ direction: nav.dir === 'rtl' ? 'rtl' : 'ltr' }))
  for (const element of nav.querySelectorAll<HTMLElement>('summary, a')) {
    element.tabIndex = 0
    element.checkVisibility = () => element.closest('[hidden]') === null
    vi.spyOn(element, 'matches').mockImplementation(() => nav.dir !== 'rtl')
  }
})

function get(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no ${id}`)
  return element
}

/** Where the focus is after a key on an element, and whether the page was kept from scrolling. */
function press(from: string, key: string, isWide = true, more: KeyboardEventInit = {}): string {
  get(from).focus()
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more })
  moveInMenus(nav, event, isWide)
  return `${document.activeElement?.id}${event.defaultPrevented ? '' : ' (not handled)'}`
}

function open(id: string, isOpen = true): HTMLDetailsElement {
  const menu = get(id).closest('details')
  if (menu === null) throw new Error(`${id} has no menu`)
  menu.open = isOpen
  return menu
}

/** Puts the entries of the first menu into columns: left edge and top in pixels. */
function layOut(places: Readonly<Record<string, readonly [number, number]>>): void {
  for (const [id, [left, top]] of Object.entries(places))
    vi.spyOn(get(id), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 50, 20))
}

test('left and right go along the titles, and around', () => {
  expect(press('web', 'ArrowRight')).toBe('learn')
  expect(press('learn', 'ArrowRight')).toBe('more')
  expect(press('more', 'ArrowRight')).toBe('web')
  expect(press('web', 'ArrowLeft')).toBe('more')
  expect(press('learn', 'ArrowLeft')).toBe('web')
})

test('right to left, the two keys change places', () => {
  nav.dir = 'rtl'
  expect(press('web', 'ArrowLeft')).toBe('learn')
  expect(press('learn', 'ArrowRight')).toBe('web')
  expect(press('learn', 'End')).toBe('more')
})

test('Home and End go to the first and the last title', () => {
  expect(press('learn', 'Home')).toBe('web')
  expect(press('learn', 'End')).toBe('more')
})

test('down opens the menu of a title and goes to its first entry; a title without a menu has none', () => {
  expect(press('web', 'ArrowDown')).toBe('html')
  expect(get('web').closest('details')?.open).toBe(true)
  expect(press('learn', 'ArrowDown')).toBe('learn (not handled)')
  expect(press('web', 'ArrowUp')).toBe('web (not handled)')
})

test('from an open menu to the next title, the open one closes and the next one opens', () => {
  const web = open('web')
  const more = open('more', false)
  expect(press('web', 'ArrowLeft')).toBe('more')
  expect([web.open, more.open]).toEqual([false, true])
  expect(press('more', 'ArrowLeft')).toBe('learn')
  expect([web.open, more.open]).toEqual([false, false])
  expect(press('learn', 'ArrowLeft')).toBe('web')
  expect(web.open, 'from a closed menu nothing opens').toBe(false)
})

test('within a menu, up and down go through its entries; up from the first one to its title', () => {
  open('web')
  expect(press('html', 'ArrowDown')).toBe('css')
  expect(press('css', 'ArrowUp')).toBe('html')
  expect(press('html', 'ArrowUp')).toBe('web')
  expect(press('js', 'ArrowDown')).toBe('html')
  expect(press('css', 'Home')).toBe('html')
  expect(press('css', 'End')).toBe('js')
})

test('within a menu of columns, the side keys go to the entry of the next column that is nearest in height', () => {
  open('web')
  layOut({ html: [0, 0], css: [100, 0], js: [100, 40] })
  expect(press('html', 'ArrowRight')).toBe('css')
  expect(press('js', 'ArrowLeft')).toBe('html')
  layOut({ html: [0, 40], css: [100, 0], js: [200, 40] })
  expect(press('html', 'ArrowRight'), 'not the one beyond it').toBe('css')
})

test('at the last column the side key goes on to the next title', () => {
  const web = open('web')
  layOut({ html: [0, 0], css: [0.5, 20], js: [0, 40] })
  expect(press('css', 'ArrowRight')).toBe('learn')
  expect(web.open).toBe(false)
})

test('right to left, the next column is on the left', () => {
  nav.dir = 'rtl'
  open('web')
  layOut({ html: [100, 0], css: [0, 0], js: [0, 40] })
  expect(press('html', 'ArrowLeft')).toBe('css')
})

test('on phones, up and down go through all that is shown', () => {
  open('web')
  get('js').hidden = true
  expect(press('web', 'ArrowDown', false)).toBe('html')
  expect(press('css', 'ArrowDown', false)).toBe('learn')
  expect(press('web', 'ArrowUp', false)).toBe('about')
  expect(press('css', 'End', false)).toBe('about')
  expect(press('learn', 'ArrowRight', false)).toBe('learn (not handled)')
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a key with %s is the browser’s', (modifier) => {
  expect(press('web', 'ArrowRight', true, { [modifier]: true })).toBe('web (not handled)')
})

test('letters are the browser’s', () => {
  expect(press('web', 'a')).toBe('web (not handled)')
  expect(press('html', 'a')).toBe('html (not handled)')
})
