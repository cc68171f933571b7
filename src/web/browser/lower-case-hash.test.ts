import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodedHash, lowerCaseHash } from './lower-case-hash.ts'

let hash = ''
let scrolledTo: string[] = []

/** A page with these ids, at an address with this hash. */
function openAt(address: string, ...ids: readonly string[]): void {
  hash = new URL(address, 'https://room.example/page').hash
  const find = (id: string) => (ids.includes(id) ? { id, scrollIntoView: () => void scrolledTo.push(id) } : null)
  vi.stubGlobal('document', { getElementById: find })
}

beforeEach(() => {
  scrolledTo = []
  vi.stubGlobal('location', {
    get hash() {
      return hash
    },
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState(_state: unknown, _title: string, url: string) {
      hash = new URL(url, 'https://room.example/page').hash
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['#Syntax', 'syntax', '#syntax'],
  ['#BROWSER_Compatibility', 'browser_compatibility', '#browser_compatibility'],
  ['#Übersicht', 'übersicht', '#%C3%BCbersicht'],
  ['#%C3%9Cbersicht', 'übersicht', '#%C3%BCbersicht'],
  ['#Примеры_ИСПОЛЬЗОВАНИЯ', 'примеры_использования', `#${encodeURIComponent('примеры_использования')}`],
  ['#CSS_の例', 'css_の例', `#${encodeURIComponent('css_の例')}`],
])('%s leads to the element %s', (address, id, expected) => {
  openAt(address, id)
  lowerCaseHash()
  expect([hash, scrolledTo]).toEqual([expected, [id]])
})

test.each([
  ['#Syntax', ['Syntax', 'syntax'], 'an element of that very id'],
  ['#Syntax', ['other'], 'no element'],
  ['#syntax', ['syntax'], 'a hash that is in lower case'],
  ['', ['syntax'], 'no hash'],
  ['#%E4%F6', ['äö'], 'an encoding that is not UTF-8'],
  ['#100%Width', ['width'], 'a percent sign that encodes nothing'],
  ['#%', ['%'], 'a percent sign alone'],
  ['#A:b[c]"', [], 'a hash that is no selector'],
])('%s with the elements %j stays as it is: %s', (address, ids) => {
  openAt(address, ...ids)
  const before = hash
  lowerCaseHash()
  expect([hash, scrolledTo]).toEqual([before, []])
})

test('a hash that is not well encoded means itself, in lower case too', () => {
  expect(['#%C3%BC', '#%E4', '#50%', '#'].map(decodedHash)).toEqual(['ü', '%E4', '50%', ''])
  openAt('#50%Off', '50%off')
  lowerCaseHash()
  expect([hash, scrolledTo]).toEqual(['#50%25off', ['50%off']])
})
