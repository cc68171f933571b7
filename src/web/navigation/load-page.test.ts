import { afterEach, expect, test, vi } from 'vitest'
import { DOCUMENT } from '../example-page.fixture.ts'
import { loadPage } from './load-page.ts'

const PATH = '/en-US/docs/Web/CSS/gap'

function answer(body: string, init: ResponseInit = {}): void {
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
  answer(JSON.stringify(DOCUMENT))
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'page', page: DOCUMENT })
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(`${PATH}/index.json`)
})

test('the home page has one slash before index.json', async () => {
  answer('{}')
  await loadPage('/en-US/', 'v1')
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/en-US/index.json')
})

test('a site that was built anew, a page of a host and JSON of another shape are loaded as a whole', async () => {
  answer(JSON.stringify(DOCUMENT), { headers: { 'x-web-version': 'v2' } })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
  expect(await loadPage(PATH, 'v2')).toMatchObject({ kind: 'page' })
  answer('<!doctype html>')
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
  answer('{"renderer":"Doc","url":"/x"}')
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'reload' })
})

test('404 is not found, any other refusal a failure with its status, no answer a failure without', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer('{}', { status: 404 })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'not-found' })
  answer('', { status: 503, statusText: 'Service Unavailable' })
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'failure', status: '503 Service Unavailable' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await loadPage(PATH, 'v1')).toEqual({ kind: 'failure', status: undefined })
})

test('a navigation that a newer one ended is aborted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('aborted')))
  expect(await loadPage(PATH, 'v1', AbortSignal.abort())).toEqual({ kind: 'aborted' })
})
