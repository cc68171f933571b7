import { expect, test } from 'vitest'
import {
  addVisit,
  listFrequent,
  parseOldViewed,
  parseViewed,
  VIEW_WINDOW_MS,
  VIEWED_PAGES_MAX,
  VIEWS_KEPT_MAX,
  type ViewedPage,
} from './frequently-viewed.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000
const CSS = { url: '/en-US/docs/Web/CSS', title: 'CSS', parents: [{ uri: '/en-US/docs/Web', title: 'Web' }] }
const HTTP = { url: '/en-US/docs/Web/HTTP', title: 'HTTP', parents: [] }

function viewed(page: Pick<ViewedPage, 'url' | 'title' | 'parents'>, serial: number, ...timestamps: readonly number[]): ViewedPage {
  return { serial, timestamps, ...page }
}

test('a first visit makes a record with the next number', () => {
  expect(addVisit([viewed(HTTP, 7, NOW - DAY)], { ...CSS, at: NOW })).toEqual([viewed(CSS, 8, NOW), viewed(HTTP, 7, NOW - DAY)])
})

test('a later visit goes to the same record, with the title the page has now', () => {
  const [page] = addVisit([viewed(CSS, 1, NOW - DAY)], { ...CSS, title: 'Sheets', at: NOW })
  expect(page).toEqual(viewed({ ...CSS, title: 'Sheets' }, 1, NOW - DAY, NOW))
})

test('visits of more than 30 days ago, and of the future, are forgotten', () => {
  const pages = [viewed(HTTP, 1, NOW - VIEW_WINDOW_MS), viewed(CSS, 2, NOW - VIEW_WINDOW_MS + 1, NOW + DAY)]
  expect(addVisit(pages, { ...CSS, at: NOW })).toEqual([viewed(CSS, 2, NOW - VIEW_WINDOW_MS + 1, NOW)])
})

test('no more pages and visits are stored than there is room for, the latest ones', () => {
  const pages = Array.from({ length: VIEWED_PAGES_MAX }, (_, index) =>
    viewed({ ...HTTP, url: `/en-US/docs/${index}` }, index, NOW - DAY + index),
  )
  const stored = addVisit(pages, { ...CSS, at: NOW })
  expect(stored).toHaveLength(VIEWED_PAGES_MAX)
  expect(stored.some(({ url }) => url === '/en-US/docs/0')).toBe(false)
  const often = viewed(CSS, 1, ...Array.from({ length: VIEWS_KEPT_MAX }, (_, index) => NOW - DAY + index))
  expect(addVisit([often], { ...CSS, at: NOW })[0]?.timestamps).toEqual([...often.timestamps.slice(1), NOW])
})

test('frequent are pages with two visits in 30 days, the most visited first, then the latest', () => {
  const rare = viewed({ ...CSS, url: '/rare' }, 1, NOW - VIEW_WINDOW_MS, NOW - 1)
  const older = viewed(CSS, 2, NOW - 3 * DAY, NOW - 2 * DAY)
  const later = viewed(HTTP, 3, NOW - 3 * DAY, NOW - DAY)
  const most = viewed({ ...CSS, url: '/most' }, 4, NOW - 9, NOW - 8, NOW - 7)
  expect(listFrequent([rare, older, later, most], NOW).map(({ url }) => url)).toEqual(['/most', HTTP.url, CSS.url])
})

test('what was written is read, and what is no record is left out', () => {
  const pages = [viewed(CSS, 4, NOW)]
  expect(parseViewed(JSON.stringify(pages))).toEqual(pages)
  const strange = [
    null,
    1,
    { ...CSS },
    { ...CSS, url: '//other.example/', timestamps: [1] },
    { ...CSS, url: 'javascript:1', timestamps: [1] },
  ]
  expect(parseViewed(JSON.stringify(strange))).toEqual([])
  expect(parseViewed(JSON.stringify([{ ...CSS, parents: [{ uri: 1 }], timestamps: ['1', 2] }]))).toEqual([
    viewed({ ...CSS, parents: [] }, 1, 2),
  ])
  for (const text of ['', '{}', '{"a":', null]) expect(parseViewed(text)).toEqual([])
})

test('a record of the older format counts as so many visits at its time', () => {
  const old = [
    { ...CSS, timestamp: NOW, visitCount: 3 },
    { ...HTTP, timestamp: NOW, visitCount: 1e9 },
    { ...HTTP, timestamp: 'never', visitCount: 2 },
  ]
  const pages = parseOldViewed(JSON.stringify(old))
  expect(pages[0]).toEqual(viewed(CSS, 1, NOW, NOW, NOW))
  expect(pages[1]?.timestamps).toHaveLength(VIEWS_KEPT_MAX)
  expect(pages).toHaveLength(2)
})
