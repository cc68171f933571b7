import { describe, expect, test } from 'vitest'
import { isNarrowed, plainUpdates, readAskedUpdates, requestOfUpdates, updatesFeedUrl, updatesUrl } from './updates-url.ts'

/** This part has no `URLSearchParams`. */
function read(query: string) {
  const pairs = query.replace(/^\?/, '').split('&')
  const decode = (text = '') => decodeURIComponent(text.replaceAll('+', ' '))
  return readAskedUpdates(
    pairs.map((pair) => pair.split('=')).map(([name, value]) => [decode(name), decode(value)] as const),
    'de',
  )
}

test('an address without a query asks for everything, newest first', () => {
  expect(read('')).toEqual(plainUpdates('de'))
  expect(updatesUrl(plainUpdates('de'))).toBe('/de/plus/updates')
  expect(requestOfUpdates(plainUpdates('de'))).toEqual({})
})

test('lists are written with commas, or as forms write them, each value once', () => {
  expect(read('browsers=firefox,edge,&browsers=edge&browsers=chrome&category=').browsers).toEqual(['firefox', 'edge', 'chrome'])
  expect(read('browsers=firefox,edge,&browsers=edge&category=').category).toEqual([])
})

test.each([
  ['page=0', 1],
  ['page=-3', 1],
  ['page=two', 1],
  ['page=1e9', 1],
  ['page=', 1],
  ['page=99999999999999', 1],
  ['page=7', 7],
])('%s is page %d', (query, page) => {
  expect(read(query).page).toBe(page)
})

test('an unknown order is the usual one, and unknown parameters are passed over', () => {
  expect(read('sort=upwards&utm_source=a')).toEqual(plainUpdates('de'))
  expect(read('sort=asc').sort).toBe('asc')
})

test('control characters and halves of characters do no harm', () => {
  expect(read('q=%00a%0Ab%20').q).toBe('a b')
  expect(readAskedUpdates([['q', '\ud800x']], 'de').q).toBe('\ufffdx')
})

describe('the address of filters', () => {
  const asked = {
    ...plainUpdates('de'),
    q: 'a & b',
    browsers: ['firefox', 'edge'],
    doc: '/de/docs/Web/CSS',
    release: 'edge@12',
    from: 200,
    page: 3,
  }

  test('leaves out what goes without saying, and is read back', () => {
    const url = updatesUrl(asked)
    expect(url).toBe('/de/plus/updates?q=a+%26+b&browsers=firefox,edge&doc=/de/docs/Web/CSS&release=edge@12&from=200&page=3')
    expect(read(url.slice(url.indexOf('?')))).toEqual(asked)
  })

  test('can’t be broken by a value', () => {
    const url = updatesUrl({ ...plainUpdates('de'), q: '&page=2#"<', browsers: ['x&sort=asc'] })
    expect(read(url.slice(url.indexOf('?')))).toEqual({ ...plainUpdates('de'), q: '&page=2#"<', browsers: ['x&sort=asc'] })
  })
})

test('a feed has the filters, but no place in the list, and none has collections', () => {
  const asked = { ...plainUpdates('de'), q: 'grid', release: 'edge@12', from: 200, page: 3, sort: 'asc' } as const
  expect(updatesFeedUrl(asked, 'rss.xml')).toBe('/de/plus/updates/rss.xml?q=grid')
  expect(updatesFeedUrl(plainUpdates('de'), 'feed.json')).toBe('/de/plus/updates/feed.json')
  expect(updatesFeedUrl({ ...asked, collections: ['a'] }, 'rss.xml')).toBeUndefined()
})

test('the order narrows nothing, each filter does', () => {
  expect(isNarrowed({ ...plainUpdates('de'), sort: 'asc', page: 4 })).toBe(false)
  for (const query of ['q=a', 'browsers=ie', 'category=css', 'status=standard', 'baseline=low', 'collections=a', 'doc=/a', 'release=ie@5'])
    expect(isNarrowed(read(query)), query).toBe(true)
})
