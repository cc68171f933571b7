import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { TEST_SITE } from '../../testing/mount.fixture.tsx'
import { translator } from '../../texts/translator.ts'
import type { AppState } from './app-state.ts'
import { startNavigation } from './start-navigation.ts'

const BUILD = 'b1'
const HOME = { renderer: 'SpaNotFound', url: '/en-US/', locale: 'en-US', pageTitle: 'First' } as const
const VIEW = { ...HOME, path: '/en-US/' }
const FIRST: AppState = {
  main: { kind: 'page', view: VIEW },
  currentUrl: '/en-US/',
  isLoading: false,
  announcement: '',
}

let states: AppState[]
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

/** A page that the server has, of the kind that needs least. */
function pageAt(url: string, more: object = {}): Response {
  return Response.json({ build: BUILD, renderer: 'SpaNotFound', url, locale: 'en-US', pageTitle: `Page ${url}`, ...more })
}

beforeEach(() => {
  states = []
  history.replaceState(null, '', '/en-US/')
  document.title = 'First | RR'
  document.body.innerHTML =
    '<div id="app"><h1>Heading</h1><p id="syntax"></p><a id="to" href="/en-US/docs/Web">Web</a><a id="out" href="https://elsewhere.example/">Out</a></div>'
  fetched.mockReset()
  fetched.mockImplementation(async (url) => pageAt(url.replace('/index.json', '')))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const context = { locale: 'en-US', site: TEST_SITE, t: translator(interfaceTexts('en-US'), 'en-US') } as const
  startNavigation({ first: FIRST, context, build: BUILD, show: (state) => states.push(state) })
})
afterEach(() => void vi.useRealTimers())

function link(id = 'to'): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no ${id}`)
  return element
}

function clickLink(id = 'to', init: MouseEventInit = {}): boolean {
  let isTaken = false
  const look = (event: Event): void => {
    isTaken = event.defaultPrevented
    // A click that is not handled would load another page.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  link(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isTaken
}

const last = (): AppState | undefined => states.at(-1)
const arrived = (title: string): Promise<void> => expect.poll(() => last()?.announcement, { timeout: 5000 }).toBe(title)

test('a click on a link shows the page in place, with its address, its title and the focus on its heading', async () => {
  expect(clickLink()).toBe(true)
  expect(document.title).not.toBe('First | RR')
  await arrived('Page /en-US/docs/Web')
  expect([location.pathname, document.title, last()?.isLoading]).toEqual(['/en-US/docs/Web', 'Page /en-US/docs/Web', false])
  expect(last()).toMatchObject({ currentUrl: '/en-US/docs/Web', main: { kind: 'page', view: { pageTitle: 'Page /en-US/docs/Web' } } })
  expect(history.state).toEqual({ step: 1 })
  expect(document.activeElement?.textContent).toBe('Heading')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('a click for a new tab, and one on a link to another site, are the browser’s', () => {
  expect(clickLink('to', { ctrlKey: true })).toBe(false)
  expect(clickLink('out')).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that comes slowly is said to be loading', async () => {
  vi.useFakeTimers()
  fetched.mockReturnValue(new Promise(() => undefined))
  clickLink()
  await vi.advanceTimersByTimeAsync(10)
  expect(states).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(last()).toMatchObject({ isLoading: true, currentUrl: '/en-US/' })
})

test('a second click ends the first: only its page is shown', async () => {
  const first = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(first.promise)
  clickLink()
  link().setAttribute('href', '/en-US/docs/Other')
  clickLink()
  await arrived('Page /en-US/docs/Other')
  first.resolve(pageAt('/en-US/docs/Web'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(last()?.currentUrl).toBe('/en-US/docs/Other')
})

test('a page that is given up while its stylesheet loads leaves no stylesheet', async () => {
  // The small document says at once that it loads none.
  document.head.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true })
  const page = { ...SAMPLE_PAGES['a contributor spotlight'], build: BUILD, styleURL: '/static/page.css' }
  fetched.mockImplementation(async () => Response.json(page))
  const stylesheets = (): number => document.querySelectorAll('link[data-page-style]').length
  clickLink()
  await expect.poll(stylesheets).toBe(1)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(stylesheets()).toBe(0)
})

test('after a redirect the address is that of the page, with the query and the hash of the link', async () => {
  fetched.mockImplementation(async () => pageAt('/en-US/docs/Moved'))
  link().setAttribute('href', '/en-US/docs/Web?a=1#Syntax')
  clickLink()
  await arrived('Page /en-US/docs/Moved')
  expect(location.pathname + location.search + location.hash).toBe('/en-US/docs/Moved?a=1#syntax')
  expect(document.activeElement?.id, 'the focus goes to the target of the hash').toBe('syntax')
})

test('a page that is not there is shown as such, with what may have been meant', async () => {
  const suggestions = { english: null, closest: [] }
  fetched.mockResolvedValue(Response.json({ suggestions }, { status: 404 }))
  clickLink()
  await expect.poll(() => last()?.main.kind).toBe('page')
  expect(last()?.main).toMatchObject({ view: { renderer: 'SpaNotFound', path: '/en-US/docs/Web', suggestions } })
  expect(location.pathname).toBe('/en-US/docs/Web')
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('a server that fails is named with its status, at the address that failed', async () => {
  fetched.mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Server Error' }))
  clickLink()
  await expect.poll(() => last()?.main.kind).toBe('failure')
  expect(last()?.main).toEqual({ kind: 'failure', address: '/en-US/docs/Web', status: '500 Internal Server Error' })
  expect(location.pathname).toBe('/en-US/docs/Web')
})

test('offline the title says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetched.mockRejectedValue(new TypeError('no network'))
  clickLink()
  await expect.poll(() => last()?.main.kind).toBe('failure')
  const t = translator(interfaceTexts('en-US'), 'en-US')
  expect(document.title).toBe(t('load_error.offline_heading'))
})

test('after a failure, the next navigation waits for its page without the failure', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
  clickLink()
  await expect.poll(() => last()?.main.kind).toBe('failure')
  clickLink()
  expect(last()?.main.kind).toBe('awaited')
  await arrived('Page /en-US/docs/Web')
})

test('a page that did not come in time leaves the one that is shown, with its address and a notice', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 504 }))
  clickLink()
  await expect.poll(() => last()?.late).toBe('/en-US/docs/Web')
  expect([location.pathname, document.title, last()?.main]).toEqual(['/en-US/', 'First | RR', FIRST.main])
  clickLink()
  expect(last(), 'the notice goes with the next try, and is said again after it').toMatchObject({ late: undefined, announcement: '' })
  await arrived('Page /en-US/docs/Web')
})

test('a page of another build, of another language or of an unknown kind is loaded by the browser', async () => {
  for (const more of [{ build: 'b2' }, { locale: 'de' }, { renderer: 'Unknown' }]) {
    vi.mocked(location.assign).mockClear()
    fetched.mockResolvedValueOnce(pageAt('/en-US/docs/Web', more))
    clickLink()
    await expect.poll(() => vi.mocked(location.assign).mock.calls.length).toBe(1)
    expect([document.title, last()?.isLoading, location.pathname]).toEqual(['First | RR', false, '/en-US/'])
  }
})

test('a page that this code can not show leaves the rest of the site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockResolvedValueOnce(pageAt('/en-US/docs/Web', { renderer: 'Doc', doc: { body: null, locale: 'en-US' } }))
  clickLink()
  await expect.poll(() => last()?.main.kind ?? 'nothing').not.toBe('nothing')
})

test('back shows the page before, at the place where it was left', async () => {
  clickLink()
  await arrived('Page /en-US/docs/Web')
  history.replaceState({ step: 0, scroll: 250 }, '', '/en-US/docs/Before')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  await arrived('Page /en-US/docs/Before')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 250, behavior: 'instant' })
})

test('a link that is clicked while the page before is on its way leaves the place of that page’s entry as it is', async () => {
  clickLink()
  await arrived('Page /en-US/docs/Web')
  fetched.mockReturnValueOnce(new Promise(() => undefined))
  history.replaceState({ step: 0, scroll: 250 }, '', '/en-US/docs/Before')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  const replaced = vi.spyOn(history, 'replaceState')
  link().setAttribute('href', '/en-US/docs/Other')
  clickLink()
  await arrived('Page /en-US/docs/Other')
  expect([location.pathname, history.state, replaced.mock.calls]).toEqual(['/en-US/docs/Other', { step: 1 }, []])
})

test('back to another place of the same page scrolls, and asks for nothing', async () => {
  clickLink()
  await arrived('Page /en-US/docs/Web')
  const asked = fetched.mock.calls.length
  history.replaceState({ step: 1, scroll: 40 }, '', '/en-US/docs/Web')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  expect([fetched.mock.calls.length, vi.mocked(window.scrollTo).mock.lastCall]).toEqual([asked, [{ top: 40, behavior: 'instant' }]])
})

test('back to an address that is no page in place is loaded by the browser', () => {
  history.replaceState(null, '', '/en-US/search')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(location.reload).toHaveBeenCalled()
})

test('the pointer on a link fetches its page, which is then there at the click', async () => {
  vi.useFakeTimers()
  link().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched, 'a pointer on its way elsewhere means nothing').not.toHaveBeenCalled()
  link().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(65)
  expect(fetched).toHaveBeenCalledTimes(1)
  link().dispatchEvent(new MouseEvent('touchstart', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched, 'once for a page that is fresh').toHaveBeenCalledTimes(1)
  vi.useRealTimers()
  clickLink()
  await arrived('Page /en-US/docs/Web')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a page that was fetched long ago, or could not be loaded, is fetched again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
  link().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(60_001)
  link().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('users with %j are spared pages they did not ask for', async (connection) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, connection })
  link().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched).not.toHaveBeenCalled()
})

test('an edit of the open page in `lectern dev` is shown in its place, one of all pages is left to the browser', async () => {
  const edit = (urls: readonly string[]): boolean =>
    !window.dispatchEvent(new CustomEvent('lectern:change', { cancelable: true, detail: { urls } }))
  expect(edit(['*'])).toBe(false)
  expect(edit(['/en-US/'])).toBe(true)
  await expect.poll(() => fetched.mock.calls.map(([url]) => url)).toEqual(['/en-US/index.json'])
  expect(!window.dispatchEvent(new CustomEvent('lectern:change', { cancelable: true }))).toBe(false)
})

test('where the page is scrolled to is stored in its entry when scrolling rests', () => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollY', 77)
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(119)
  expect(history.state).toBeNull()
  vi.advanceTimersByTime(1)
  expect(history.state).toEqual({ scroll: 77, section: -1, step: 0 })
})
