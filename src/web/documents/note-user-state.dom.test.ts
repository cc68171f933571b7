import { expect, test, vi } from 'vitest'
import { noteUserState } from './note-user-state.ts'

const BRANCH = `<details id="a" open><summary tabindex="0">A</summary><a id="one" href="/one">1</a>
  <details id="b"><summary aria-label="B!">B</summary><a id="two" href="/two" aria-current="page">2</a></details></details>`

function sidebarOf(html: string): HTMLElement {
  document.body.innerHTML = `<nav>${html}</nav>`
  const nav = document.querySelector('nav')
  if (nav === null) throw new Error('no sidebar')
  return nav
}

/** Puts elements on the screen: id, top and height in pixels. */
function place(tops: Readonly<Record<string, number>>, height = 10): void {
  for (const [id, top] of Object.entries(tops)) {
    const element = id === 'nav' ? document.querySelector('nav') : document.getElementById(id)
    if (element !== null) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, id === 'nav' ? 100 : height))
  }
}

test('groups are open and closed as the user left them, new ones as they came', () => {
  const sidebar = sidebarOf(BRANCH)
  const restore = noteUserState(sidebar)
  sidebar.innerHTML = `${BRANCH.replace(' open', '').replace('id="b"', 'id="b" open')}<details id="c" open><summary>C</summary></details>`
  restore()
  expect([...sidebar.querySelectorAll('details')].map(({ id, open }) => `${id} ${open}`)).toEqual(['a true', 'b false', 'c true'])
})

test('the focus goes to the control of the same name', () => {
  const sidebar = sidebarOf(BRANCH)
  document.getElementById('one')?.focus()
  const restore = noteUserState(sidebar)
  sidebar.innerHTML = BRANCH.replace('id="one"', 'id="new"')
  restore()
  expect(document.activeElement?.id).toBe('new')
})

test('the focus elsewhere stays there', () => {
  const sidebar = sidebarOf(BRANCH)
  const restore = noteUserState(sidebar)
  sidebar.innerHTML = BRANCH
  restore()
  expect(document.activeElement).toBe(document.body)
})

test('the current entry stays at its height when it was in sight, else the first that was', () => {
  for (const [tops, moved, expected] of [
    [{ nav: 0, one: 10, two: 40 }, { two: 70 }, 30],
    [{ nav: 0, one: 10, two: 95 }, { one: 15 }, 5],
    [{ nav: 0, one: -1, two: 200 }, { one: 15 }, 0],
  ] as const) {
    const sidebar = sidebarOf(BRANCH)
    place(tops)
    const restore = noteUserState(sidebar)
    sidebar.innerHTML = BRANCH
    place({ nav: 0, ...moved })
    restore()
    expect(sidebar.scrollTop).toBe(expected)
  }
})

test('a control that is not drawn is not in sight', () => {
  const sidebar = sidebarOf(BRANCH)
  place({ nav: 0, one: 10, two: 10 }, 0)
  const restore = noteUserState(sidebar)
  sidebar.innerHTML = BRANCH
  place({ nav: 0, one: 50, two: 50 })
  restore()
  expect(sidebar.scrollTop).toBe(0)
})
