import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachMenus } from './attach-menus.ts'

let nav: HTMLElement
let toggle: HTMLDetailsElement
let isWide: boolean
let detach: () => void

beforeEach(() => {
  document.body.innerHTML = `<details id="toggle"><summary>Menu</summary></details><nav><ul>
    <li><details id="web"><summary id="web-title">Web</summary><ul><li><a id="html" href="#html"><b id="bold">HTML</b></a></li></ul></details></li>
    <li><details id="more"><summary id="more-title">More</summary></details></li>
  </ul></nav><button id="outside">Outside</button>`
  const [found, button] = [document.querySelector('nav'), document.getElementById('toggle')]
  if (found === null || !(button instanceof HTMLDetailsElement)) throw new Error('no menus')
  nav = found
  toggle = button
  isWide = true
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
  }))
  for (const summary of document.querySelectorAll('summary')) summary.tabIndex = 0
  detach = attachMenus(nav, { toggle, isMouse: false })
})

afterEach(() => detach())

function menu(id: string): HTMLDetailsElement {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLDetailsElement)) throw new Error(`no ${id}`)
  return element
}

function send(id: string, event: Event): Event {
  document.getElementById(id)?.dispatchEvent(event)
  return event
}

const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const point = (id: string): Event => send(id, new MouseEvent('pointerdown', { bubbles: true }))
const clickOn = (id: string, more: MouseEventInit = {}): Event =>
  send(id, new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))

test('a press outside closes an open menu, one within it does not', () => {
  menu('web').open = true
  point('html')
  expect(menu('web').open).toBe(true)
  point('outside')
  expect(menu('web').open).toBe(false)
})

test('on phones, where menus are part of the page, a press outside closes nothing', () => {
  isWide = false
  menu('web').open = true
  point('outside')
  expect(menu('web').open).toBe(true)
})

test('the focus going elsewhere closes a menu', () => {
  menu('web').open = true
  send('html', new FocusEvent('focusin', { bubbles: true }))
  expect(menu('web').open).toBe(true)
  send('outside', new FocusEvent('focusin', { bubbles: true }))
  expect(menu('web').open).toBe(false)
})

test('Escape closes the open menu and gives the focus to its title', () => {
  menu('web').open = true
  document.getElementById('html')?.focus()
  press('a')
  expect(menu('web').open).toBe(true)
  press('Escape')
  expect(menu('web').open).toBe(false)
  expect(document.activeElement?.id).toBe('web-title')
})

test('Escape takes no focus from elsewhere', () => {
  menu('web').open = true
  document.getElementById('outside')?.focus()
  press('Escape')
  expect([menu('web').open, document.activeElement?.id]).toEqual([false, 'outside'])
})

test('on phones Escape closes the open menu first, then the list of menus', () => {
  isWide = false
  toggle.open = true
  menu('web').open = true
  press('Escape')
  expect([menu('web').open, toggle.open]).toEqual([false, true])
  press('Escape')
  expect(toggle.open).toBe(false)
  expect(document.activeElement).toBe(toggle.querySelector('summary'))
})

test('the list of menus, closed, closes its menus; opened, it leaves them', () => {
  menu('web').open = true
  toggle.open = true
  toggle.dispatchEvent(new Event('toggle'))
  expect(menu('web').open).toBe(true)
  toggle.open = false
  toggle.dispatchEvent(new Event('toggle'))
  expect(menu('web').open).toBe(false)
})

test('a link that is followed closes the menus, one in a new tab and a title do not', () => {
  menu('web').open = true
  toggle.open = true
  clickOn('bold', { ctrlKey: true })
  nav.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect([menu('web').open, toggle.open]).toEqual([true, true])
  clickOn('bold')
  expect([menu('web').open, toggle.open]).toEqual([false, false])
})

test('nothing is left when the menus are detached', () => {
  detach()
  menu('web').open = true
  point('outside')
  press('Escape')
  clickOn('bold')
  expect(menu('web').open).toBe(true)
})

function hover(id: string, kind: 'pointerenter' | 'pointerleave', pointerType = 'mouse'): void {
  send(id, Object.assign(new Event(kind), { pointerType }))
}

test('the pointer of a mouse opens a menu when it rests on it', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(119)
  expect(menu('web').open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(menu('web').open).toBe(true)
})

test('a pointer that rests on a menu before it is attached opens it too', () => {
  vi.useFakeTimers()
  detach()
  for (const isMouse of [false, true]) {
    vi.spyOn(menu('web'), 'matches').mockReturnValueOnce(true)
    attachMenus(nav, { toggle, isMouse })
    vi.advanceTimersByTime(120)
    expect(menu('web').open).toBe(isMouse)
  }
})

test('a pointer on its way elsewhere, a finger, and one on a phone open nothing', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  hover('web', 'pointerleave')
  hover('web', 'pointerenter', 'touch')
  isWide = false
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(1000)
  expect(menu('web').open).toBe(false)
})

test('a menu that the pointer opened closes when it is gone for a while, unless the focus is in it', () => {
  vi.useFakeTimers()
  const openIt = (): void => {
    hover('web', 'pointerenter')
    vi.advanceTimersByTime(120)
    hover('web', 'pointerleave')
  }
  openIt()
  vi.advanceTimersByTime(299)
  expect(menu('web').open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(menu('web').open).toBe(false)
  openIt()
  document.getElementById('html')?.focus()
  vi.advanceTimersByTime(1000)
  expect(menu('web').open).toBe(true)
})

test('a pointer that cuts a corner and comes back keeps the menu open', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(120)
  hover('web', 'pointerleave')
  vi.advanceTimersByTime(200)
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(1000)
  expect(menu('web').open).toBe(true)
})

test('a menu that a click opened is left to clicks', () => {
  vi.useFakeTimers()
  menu('web').open = true
  hover('more', 'pointerenter')
  hover('web', 'pointerleave')
  vi.advanceTimersByTime(1000)
  expect([menu('web').open, menu('more').open]).toEqual([true, false])
})

test('from a menu that the pointer opened it goes on to the next one', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(120)
  hover('web', 'pointerleave')
  hover('more', 'pointerenter')
  vi.advanceTimersByTime(120)
  expect(menu('more').open).toBe(true)
})

test('a click on a menu that the pointer has just opened leaves it open, and from then on to clicks', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  vi.advanceTimersByTime(120)
  expect(clickOn('web-title').defaultPrevented).toBe(true)
  menu('web').open = true
  hover('web', 'pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu('web').open).toBe(true)
})

test('a click within the pause before opening keeps the pointer from opening it', () => {
  vi.useFakeTimers()
  hover('web', 'pointerenter')
  const click = new MouseEvent('click', { cancelable: true })
  click.preventDefault()
  send('web-title', click)
  vi.advanceTimersByTime(1000)
  expect(menu('web').open).toBe(false)
})
