import { afterEach, expect, test, vi } from 'vitest'
import { DOCUMENT } from '../example-page.fixture.ts'
import { loadPage } from './load-page.ts'

const FILE = { build: 'v1', ...DOCUMENT }
const PATH = '/en-US/docs/Web/CSS/gap'

function respond(body: string, init: ResponseInit = {}): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page is fetched from its index.json', async () => {
  respond(JSON.stringify(FILE))
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'page', page: FILE })
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(`${PATH}/index.json`)
})

test('the home page has one slash before index.json', async () => {
  respond('{}')
  await loadPage('/en-US/', 'v1')
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/en-US/index.json')
})

test('a site that was built anew, a page of a host and JSON of another shape are loaded as a whole', async () => {
  respond(JSON.stringify(FILE))
  expect(await loadPage(PATH, 'v2')).toEqual({ kind: 'reload' })
  respond(JSON.stringify(DOCUMENT))
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
  respond('<!doctype html>')
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
  respond('{"build":"v1","renderer":"Doc","url":"/x"}')
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
})

test('404 is not found, 504 late, any other rejection a failure with its status, no response a failure without', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  respond('{}', { status: 404 })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'not-found', suggestions: undefined })
  const suggestions = { english: null, closest: [], retiredLocale: null }
  respond(JSON.stringify({ code: 404, suggestions }), { status: 404 })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'not-found', suggestions })
  respond('', { status: 504 })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'late' })
  respond('', { status: 503, statusText: 'Service Unavailable' })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'failure', status: '503 Service Unavailable' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'failure', status: undefined })
})

test('data that is moved to another site is left to the browser', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (_url: string, { redirect }: RequestInit) => {
    if (redirect !== 'manual') throw new TypeError('the policy forbids it')
    return { type: 'opaqueredirect' }
  })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
})

test('a navigation that a newer one ended is aborted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('aborted')))
  expect(await loadPage(PATH, 'v1', AbortSignal.abort())).toEqual({ kind: 'aborted' })
})

test('of a page of the curriculum that can’t be loaded, what the server says is shown', async () => {
  const url = '/en-US/curriculum/core/index.json'
  const rejection = new Response('{"code":503,"message":"The server is stopping."}', { status: 503, statusText: 'Service Unavailable' })
  Object.defineProperty(rejection, 'url', { value: url })
  vi.stubGlobal('fetch', async () => rejection)
  expect(await loadPage('/en-US/curriculum/core/', 'v1')).toEqual({
    kind: 'failure',
    status: '503 Service Unavailable: The server is stopping',
  })
})
