import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEASURE } from '../browser/measure.ts'
import { TEST_SITE } from '../testing/mount.fixture.tsx'
import { startAds } from './start-ads.ts'

const showAds = vi.hoisted(() => vi.fn())
vi.mock('./show-ads.ts', () => ({ showAds }))

const stored = new Map<string, string>()
let page = new EventTarget()

beforeEach(() => {
  showAds.mockClear()
  stored.clear()
  page = new EventTarget()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('location', { pathname: '/en-US/docs/Web' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => vi.unstubAllGlobals())

function start(features: typeof TEST_SITE.features): void {
  startAds({ locale: 'en-US', site: { ...TEST_SITE, features }, t: () => '' })
}

async function shownTimes(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve))
  return showAds.mock.calls.length
}

function view(pathname: string): void {
  vi.stubGlobal('location', { pathname })
  page.dispatchEvent(new CustomEvent(MEASURE, { detail: { name: 'page.view' } }))
}

test('nothing is loaded where the feature is off, and while the mirror says that the user wants no ads', async () => {
  start(['plus', 'advertising'])
  stored.set('nop', 'yes')
  start(['ads'])
  view('/en-US/docs/Web/HTML')
  expect(await shownTimes()).toBe(0)
})

test('ads are asked for on each path once, and not on focus or on other events', async () => {
  start(['ads'])
  expect(await shownTimes()).toBe(1)
  view('/en-US/docs/Web')
  page.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new CustomEvent(MEASURE, { detail: { name: 'page.click' } }))
  expect(await shownTimes()).toBe(1)
  view('/en-US/docs/Web/CSS')
  expect(await shownTimes()).toBe(2)
})
