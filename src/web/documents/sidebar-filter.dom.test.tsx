import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { click, get, mount, press, settle, type } from '../testing/mount.fixture.tsx'
import { SidebarFilter } from './sidebar-filter.tsx'

const TREE = `<ol>
  <li><a href="/css">CSS <code>grid</code></a></li>
  <li><details id="layout" open><summary><span>Layout</span></summary><ol>
    <li><a href="/flex">Flexbox</a></li>
    <li><details id="deep"><summary><span>Deep</span></summary><ol><li><a href="/gap">gap</a></li></ol></details></li>
  </ol></details></li>
  <li><details id="grids"><summary><span>Grid guides</span></summary><ol><li><a href="/areas">Areas</a></li></ol></details></li>
  <li class="sidebar-more"><a href="/more">More grid</a></li>
</ol>`

let sidebar: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  // The chunk is loaded with the first focus.
  await import('./filtered-tree.ts')
  sidebar = document.createElement('nav')
  sidebar.innerHTML = TREE
  document.body.append(sidebar)
})

async function show(props: { readonly isWhole?: boolean; readonly currentUrl?: string } = {}) {
  const root = createRef<HTMLElement>()
  root.current = sidebar
  const element = (more = props) => <SidebarFilter sidebar={root} isWhole={more.isWhole ?? true} currentUrl={more.currentUrl ?? '/css'} />
  const mounted = await mount(element())
  return { again: (more: typeof props) => mounted.show(element(more)) }
}

const field = (): HTMLElement => get('field', /./)
const shown = (): readonly string[] =>
  [...sidebar.querySelectorAll('a, summary')].filter((one) => one.closest('[hidden]') === null).map(({ textContent }) => textContent)
const isOpen = (id: string): boolean => sidebar.querySelector(`#${id}`)?.hasAttribute('open') === true
const status = (): string => document.querySelector('[role="status"]')?.textContent ?? ''

async function filter(text: string): Promise<void> {
  await type(field(), text)
  await settle()
}

test('entries that match are shown with the groups around them, and what is in a group that matches', async () => {
  await show()
  await filter('grid')
  expect(shown()).toEqual(['CSS grid', 'Grid guides', 'Areas', 'More grid'])
  expect([isOpen('grids'), isOpen('layout')]).toEqual([false, false])
  await filter('gap')
  expect(shown()).toEqual(['Layout', 'Deep', 'gap', 'More grid'])
  expect([isOpen('layout'), isOpen('deep')]).toEqual([true, true])
})

test('what matched is marked, also across elements, and only that', async () => {
  await show()
  await filter('s gr')
  await filter('grid')
  expect([...sidebar.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['grid', 'Grid'])
  await filter('')
  expect(sidebar.querySelectorAll('mark')).toHaveLength(0)
  expect(sidebar.querySelector('code')?.childNodes, 'the texts are one again').toHaveLength(1)
})

test('how many match is said, and that nothing does', async () => {
  await show()
  expect(status()).toBe('')
  await filter('grid')
  expect(status()).toContain('2')
  await filter('zzz')
  expect(status()).not.toContain('2')
  expect(shown()).toEqual(['More grid'])
})

test('without a text the tree is as it was: groups, scroll and all', async () => {
  sidebar.scrollTop = 30
  await show()
  await filter('gap')
  expect([sidebar.hasAttribute('data-filtered'), sidebar.scrollTop]).toEqual([true, 0])
  await click(get('button', 'Clear filter'))
  await settle()
  expect([isOpen('layout'), isOpen('deep'), sidebar.scrollTop, sidebar.hasAttribute('data-filtered')]).toEqual([true, false, 30, false])
  expect(document.activeElement).toBe(field())
  expect(status()).toBe('')
})

describe('after the frame that has the letter', () => {
  let frames: (() => void)[]

  beforeEach(() => {
    frames = []
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  })

  async function draw(): Promise<void> {
    for (const frame of frames.splice(0)) frame()
    await settle()
  }

  test('the tree is filtered, for the last of several texts', async () => {
    await show()
    await filter('gap')
    await filter('flex')
    expect([shown().length, frames.length]).toEqual([8, 1])
    await draw()
    expect(shown()).toEqual(['Layout', 'Flexbox', 'More grid'])
  })

  test('the tree is as it was, also when another text is typed before that', async () => {
    await show()
    await filter('gap')
    await draw()
    await filter('')
    expect(shown()).toEqual(['Layout', 'Deep', 'gap', 'More grid'])
    await filter('flex')
    await draw()
    expect(shown()).toEqual(['Layout', 'Flexbox', 'More grid'])
    await filter('')
    await draw()
    expect([shown().length, isOpen('layout'), isOpen('deep')]).toEqual([8, true, false])
  })
})

test('Escape clears a text, and is the browser’s without one', async () => {
  await show()
  expect(await press(field(), 'Escape')).toBe(false)
  await filter('gap')
  expect(await press(field(), 'a')).toBe(false)
  expect(await press(field(), 'Escape')).toBe(true)
  await settle()
  expect(shown()).toHaveLength(8)
})

test('until the whole sidebar is there, what is typed waits for it', async () => {
  const { again } = await show({ isWhole: false })
  await filter('gap')
  expect(shown()).toHaveLength(8)
  await again({ isWhole: true })
  await settle()
  expect(shown()).toContain('gap')
  expect(shown()).not.toContain('Flexbox')
})

test('on another page the filter stays, and the contents of the page come back', async () => {
  const { again } = await show()
  await filter('gap')
  const box = document.querySelector('.sidebar-filter')
  expect(box?.hasAttribute('data-active')).toBe(true)
  await again({ currentUrl: '/gap' })
  await settle()
  expect([box?.hasAttribute('data-active'), shown().includes('Flexbox')]).toEqual([false, false])
  await filter('')
  expect(sidebar.querySelector('[aria-current]')?.textContent).toBe('gap')
})

test('what was typed before the page was hydrated is filtered for', async () => {
  const value = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue(' gap ')
  await show()
  await settle()
  value.mockRestore()
  expect(shown()).not.toContain('Flexbox')
})
