import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { followRows, type OpenRow } from './open-rows.ts'

let leaving: AbortController
let outcome: HTMLElement
let rows: readonly OpenRow[] = []
let failures = 0

beforeEach(() => {
  document.body.innerHTML =
    '<div><details class="updates-event" data-path="css.a" data-page="/en-US/docs/A" data-title="A"><div class="updates-open"><ul class="updates-links"></ul></div></details><details class="updates-event" data-path="css.b"><div class="updates-open"><ul class="updates-links"></ul></div></details></div>'
  const div = document.querySelector('div')
  if (div === null) throw new Error('no list')
  ;[outcome, leaving, rows, failures] = [div, new AbortController(), [], 0]
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  followRows(outcome, {
    locale: 'en-US',
    words: updatesPageWords('en-US'),
    t: (key) => key,
    parts: {
      loadTableStyles: async () => {
        failures += 1
        throw new Error('no network')
      },
      loadSaveButton: async () => () => null,
      listCollections: async () => [],
    },
    signal: leaving.signal,
    onRows: (all) => {
      rows = all
    },
  })
})
afterEach(() => {
  leaving.abort()
  vi.restoreAllMocks()
})

function toggle(index: number, isOpen: boolean): void {
  const row = document.querySelectorAll('details')[index]
  if (row === undefined) throw new Error('no row')
  row.open = isOpen
  row.dispatchEvent(new Event('toggle'))
}

const tables = (): readonly string[] => [...document.querySelectorAll('.updates-compat')].map(({ textContent }) => textContent)

test('a row with a page has one place for its button, however often it is opened, and tries again for its table', async () => {
  toggle(0, true)
  expect(tables()).toEqual(['Loading the compatibility table…'])
  await vi.waitFor(() => expect(tables()).toEqual(['The compatibility table could not be loaded.']))
  toggle(0, false)
  expect(tables()).toEqual([])
  toggle(0, true)
  await vi.waitFor(() => expect(tables()).toEqual(['The compatibility table could not be loaded.']))
  expect([failures, rows.length, document.querySelectorAll('li').length]).toEqual([2, 1, 1])
  expect(rows[0]?.page).toEqual({ url: '/en-US/docs/A', title: 'A' })
})

test('a row without a page has neither', () => {
  toggle(1, true)
  expect([tables(), rows]).toEqual([[], []])
})
