import { describe, expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

const ORIGIN = 'https://room.example'

function kindOf(path: string, more: { readonly mode?: string; readonly method?: string; readonly range?: string } = {}) {
  const { mode = 'cors', method = 'GET', range } = more
  const headers = new Headers(range === undefined ? {} : { range })
  return requestKind({ url: new URL(path, ORIGIN).href, method, mode, headers }, ORIGIN)
}

describe('the worker handles', () => {
  test.each([
    ['/en-US/docs/Web/CSS', 'page'],
    ['/de/docs/Web/CSS?a=b', 'page'],
    ['/en-us/docs/web/css', 'page'],
    ['/en-US/blog/', 'page'],
    ['/en-US/curriculum/core/', 'page'],
    ['/fr/', 'page'],
    ['/en-US/plus/settings', 'unstored'],
    ['/en-US/plus/collections/1', 'unstored'],
    ['/en-US/search?q=css', 'unstored'],
  ])('the page %s as %s', (path, kind) => expect(kindOf(path, { mode: 'navigate' })).toBe(kind))

  test.each([
    ['/en-US/docs/Web/CSS/index.json', 'data'],
    ['/en-US/docs/Web/CSS/box.png', 'image'],
    ['/shared-assets/images/box.svg', 'image'],
    ['/static/loader.0123456789.js', 'file'],
    ['/ja/search-index.json', 'titles'],
    ['/api/v1/whoami', 'user'],
  ])('the file %s as %s', (path, kind) => expect(kindOf(path)).toBe(kind))
})

describe('the worker leaves to the browser', () => {
  test.each([
    '/api/v2/collections/',
    '/users/account/',
    '/events/fxa',
    '/',
    '/service-worker.js',
    '/__version__',
    '/en-US/plus/settings/index.json',
    '/en-US/docs/Web/CSS/film.mp4',
    '/shared-assets/videos/film.mp4',
  ])('%s', (path) => expect(kindOf(path)).toBeUndefined())

  test('pages of accounts, which it does not even replace', () => {
    for (const path of ['/users/account/', '/api/v1/whoami/x', '/admin/insights'])
      expect([path, kindOf(path, { mode: 'navigate' })]).toEqual([path, undefined])
  })

  test('other methods, other origins and parts of files', () => {
    expect(kindOf('/en-US/docs/Web/CSS', { method: 'POST', mode: 'navigate' })).toBeUndefined()
    expect(kindOf('https://elsewhere.example/en-US/docs/Web/CSS')).toBeUndefined()
    expect(kindOf('/en-US/docs/Web/CSS/box.png', { range: 'bytes=0-1' })).toBeUndefined()
  })
})
