import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLocale, rememberedLocale, rememberLocale } from '../browser/locale-cookie.ts'
import { attachPreference } from './language-preference.ts'

let menu: HTMLDetailsElement
let input: HTMLInputElement

beforeEach(() => {
  forgetLocale()
  document.body.innerHTML = `<details data-locale="de" open><summary tabindex="0">Deutsch</summary>
    <label><input type="checkbox">Remember</label><p role="status" data-text="It is not kept"></p>
    <a id="fr" hreflang="fr" href="#fr"><b id="bold">Français</b></a><a id="none" href="#x">Other</a></details><p id="outside" tabindex="0"></p>`
  const [details, field] = [document.querySelector('details'), document.querySelector('input')]
  if (details === null || field === null) throw new Error('no menu')
  menu = details
  input = field
})

function turn(isOn: boolean): void {
  input.checked = isOn
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function send(id: string, event: Event): void {
  document.getElementById(id)?.dispatchEvent(event)
}

const clickOn = (id: string): void => send(id, new MouseEvent('click', { bubbles: true, cancelable: true }))
const status = (): string => menu.querySelector('[role="status"]')?.textContent ?? ''

test('the switch says whether the page’s language is remembered, each time the menu is opened or closed', () => {
  attachPreference(menu)
  expect(input.checked).toBe(false)
  rememberLocale('de')
  menu.querySelector('summary')?.click()
  expect(input.checked).toBe(true)
  rememberLocale('fr')
  menu.querySelector('summary')?.click()
  expect(input.checked).toBe(false)
})

test('switched on the language is remembered, switched off it is forgotten', () => {
  attachPreference(menu)
  turn(true)
  expect([rememberedLocale(), input.checked, status()]).toEqual(['de', true, ''])
  turn(false)
  expect([rememberedLocale(), status()]).toEqual([undefined, ''])
})

test('switched on before the code has come, the language is remembered as well', () => {
  turn(true)
  attachPreference(menu)
  expect([rememberedLocale(), input.checked]).toEqual(['de', true])
})

test('a browser that keeps no cookies is said to, and the switch stays off', () => {
  attachPreference(menu)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  turn(true)
  expect([input.checked, status()]).toEqual([false, 'It is not kept'])
  turn(false)
  expect(status()).toBe('')
})

test('another language chosen while this one is remembered is remembered instead', () => {
  attachPreference(menu)
  clickOn('bold')
  expect(rememberedLocale()).toBeUndefined()
  turn(true)
  clickOn('none')
  expect(rememberedLocale()).toBe('de')
  clickOn('bold')
  expect(rememberedLocale()).toBe('fr')
})

test.each(['pointerdown', 'focusin'])('%s outside closes the menu, within it does not', (kind) => {
  attachPreference(menu)
  send('fr', new Event(kind, { bubbles: true }))
  expect(menu.open).toBe(true)
  send('outside', new Event(kind, { bubbles: true }))
  expect(menu.open).toBe(false)
})

test('Escape closes the menu with the focus on its head, other keys do not', () => {
  attachPreference(menu)
  send('fr', new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  expect(menu.open).toBe(true)
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  send('fr', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([menu.open, document.activeElement, heard.mock.calls.length]).toEqual([false, menu.querySelector('summary'), 0])
  send('fr', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(heard, 'closed, the key is someone else’s').toHaveBeenCalledTimes(1)
})

test('a menu without a language of ours is left alone', () => {
  menu.dataset.locale = 'xx'
  attachPreference(menu)
  turn(true)
  expect(rememberedLocale()).toBeUndefined()
})
