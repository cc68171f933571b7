import { expect, test, vi } from 'vitest'
import { answersEntry, findScroll, historyEntryOf, ownEntries, rememberScroll } from './history-entry.ts'

const ENTRY = { scroll: 10, step: 1 }

test('without a page that answers for its own addresses, no entry is answered', () => {
  expect(answersEntry(ENTRY)).toBe(false)
})

test('a page answers for its own entries until it is left', () => {
  const leaving = new AbortController()
  const seen: unknown[] = []
  let isOwn = true
  ownEntries((entry) => {
    seen.push(entry)
    return isOwn
  }, leaving.signal)
  expect(answersEntry(ENTRY)).toBe(true)
  isOwn = false
  expect(answersEntry(ENTRY)).toBe(false)
  leaving.abort()
  expect(answersEntry(ENTRY)).toBe(false)
  expect(seen).toEqual([ENTRY, ENTRY])
})

/** Shows an article whose sections are at these heights of the page, with the window at `scroll`. One without a height is a tab that is not chosen. */
function showSections(scroll: number, sections: readonly { readonly at: number; readonly height: number }[]): void {
  vi.stubGlobal('scrollY', scroll)
  document.body.replaceChildren(
    ...sections.map(({ at, height }, index) => {
      const section = document.createElement('section')
      section.dataset.section = String(index)
      section.getBoundingClientRect = () => DOMRect.fromRect(height === 0 ? {} : { y: at - scroll, height })
      return section
    }),
  )
}

test('the way back leads to the section that was read, when what is above it has another height', () => {
  const sections = [
    { at: 400, height: 600 },
    { at: 1000, height: 500 },
    { at: 0, height: 0 },
    { at: 1500, height: 900 },
  ]
  showSections(1200, sections)
  rememberScroll()
  const entry = historyEntryOf(history.state)
  expect(entry).toEqual({ scroll: 1200, section: 1, offset: -200, step: 0 })
  showSections(
    0,
    sections.map(({ at, height }) => ({ at: at - 190, height })),
  )
  expect(findScroll(entry)).toBe(1010)
  showSections(0, [])
  expect(findScroll(entry)).toBe(1200)
})

test('above the first section the way back leads to the same distance from the top', () => {
  showSections(300, [{ at: 400, height: 600 }])
  rememberScroll()
  expect(historyEntryOf(history.state)).toEqual({ scroll: 300, section: -1, step: 0 })
  expect(findScroll({ scroll: 300, section: -1, step: 0 })).toBe(300)
})
