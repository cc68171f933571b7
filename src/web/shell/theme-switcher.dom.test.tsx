import { afterEach, expect, test } from 'vitest'
import { change, click, mount } from '../testing/mount.fixture.tsx'
import { contrast, theme } from './theme.ts'
import { ThemeSwitcher } from './theme-switcher.tsx'

afterEach(async () => {
  await change(() => {
    theme.choose('os-default')
    contrast.choose('os-default')
  })
})

function button(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.theme-button')
  if (element === null) throw new Error('no button')
  return element
}

const menu = (): Element | null => document.querySelector('[role="menu"]')
const items = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
const focused = (): string => document.activeElement?.textContent ?? ''

async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await change(() => document.activeElement?.dispatchEvent(event))
  return event.defaultPrevented
}

test('the button opens the menu with the focus on the choice that holds', async () => {
  await mount(<ThemeSwitcher />)
  expect([button().getAttribute('aria-expanded'), menu()]).toEqual(['false', null])
  expect(button().hasAttribute('aria-controls')).toBe(false)
  await click(button())
  expect([button().getAttribute('aria-expanded'), button().getAttribute('aria-controls')]).toEqual(['true', menu()?.id])
  expect(items().map((item) => `${item.textContent} ${item.getAttribute('aria-checked')} ${item.tabIndex}`)).toEqual([
    'OS Default true 0',
    'Light false -1',
    'Dark false -1',
    'More contrast false -1',
  ])
  expect(focused()).toBe('OS Default')
  await click(button())
  expect(menu()).toBeNull()
})

test('a choice is stored, closes the menu and gives the focus back', async () => {
  await mount(<ThemeSwitcher />)
  await click(button())
  const dark = items()[2]
  if (dark !== undefined) await click(dark)
  expect([theme.current(), menu(), document.activeElement]).toEqual(['dark', null, button()])
  await click(button())
  expect(focused()).toBe('Dark')
})

test('more contrast is switched on and off', async () => {
  await mount(<ThemeSwitcher />)
  for (const expected of ['more', 'os-default']) {
    await click(button())
    const item = items().at(-1)
    expect(item?.getAttribute('aria-checked')).toBe(String(expected === 'os-default'))
    if (item !== undefined) await click(item)
    expect(contrast.current()).toBe(expected)
  }
  expect(menu()).toBeNull()
})

test('the arrow keys, Home and End move in the menu, and around', async () => {
  await mount(<ThemeSwitcher />)
  await click(button())
  const stops: string[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowUp']) {
    expect(await press(key)).toBe(true)
    stops.push(focused())
  }
  expect(stops).toEqual(['Light', 'Dark', 'More contrast', 'OS Default', 'More contrast', 'OS Default', 'More contrast', 'Dark'])
  expect(await press('a'), 'other keys are the browser’s').toBe(false)
})

test('Escape closes the menu with the focus on the button; closed, it is no one’s', async () => {
  await mount(<ThemeSwitcher />)
  await click(button())
  expect(await press('Escape')).toBe(true)
  expect([menu(), document.activeElement]).toEqual([null, button()])
  expect(await press('Escape')).toBe(false)
  expect(await press('ArrowDown')).toBe(false)
})

test.each(['pointerdown', 'focusin'])('%s outside closes the menu, within it does not', async (kind) => {
  await mount(
    <>
      <ThemeSwitcher />
      <p id="outside">Outside</p>
    </>,
  )
  await click(button())
  await change(() => items()[1]?.dispatchEvent(new Event(kind, { bubbles: true })))
  expect(menu()).not.toBeNull()
  await change(() => document.getElementById('outside')?.dispatchEvent(new Event(kind, { bubbles: true })))
  expect(menu()).toBeNull()
})

test('texts of another language than the page’s say so', async () => {
  const { container } = await mount(<ThemeSwitcher />, 'it')
  expect(container.querySelector('.theme-switcher')?.getAttribute('lang')).toBe('en-US')
})
