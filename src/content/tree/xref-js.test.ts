import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { JsIndex } from './xref-js.ts'

const BASE = 'Web/JavaScript/Reference'
const index = new JsIndex(
  [
    'Global_Objects/Array',
    'Global_Objects/Array/map',
    'Global_Objects/RegExp',
    'Global_Objects/Intl/DateTimeFormat',
    'Global_Objects/Intl/DateTimeFormat/format',
    'Global_Objects/Temporal/Now',
    'Operators/function',
    'Operators/typeof',
    'Operators/this',
    'Statements/function',
    'Statements/for...of',
    'Statements/if...else',
    'Functions/arguments',
    'Functions/arguments/length',
    'Classes',
  ].map((path) => samplePage(`${BASE}/${path}`)),
)

test.each([
  ['Array', 'Global_Objects/Array'],
  ['Global_Objects/Array', 'Global_Objects/Array'],
  ['Array.map', 'Global_Objects/Array/map'],
  ['Array.prototype.map()', 'Global_Objects/Array/map'],
  ['Array/map', 'Global_Objects/Array/map'],
  ['Intl.DateTimeFormat', 'Global_Objects/Intl/DateTimeFormat'],
  ['DateTimeFormat', 'Global_Objects/Intl/DateTimeFormat'],
  ['Intl.DateTimeFormat.prototype.format()', 'Global_Objects/Intl/DateTimeFormat/format'],
  ['DateTimeFormat.format', 'Global_Objects/Intl/DateTimeFormat/format'],
  ['Temporal.Now', 'Global_Objects/Temporal/Now'],
  ['typeof', 'Operators/typeof'],
  ['Operators/typeof', 'Operators/typeof'],
  ['Statements/for...of', 'Statements/for...of'],
  ['for...of', 'Statements/for...of'],
  ['if...else', 'Statements/if...else'],
  ['Statements/function', 'Statements/function'],
  ['Functions/arguments', 'Functions/arguments'],
  ['Classes', 'Classes'],
])('%s is %s', (name, path) => {
  expect(index.find(name)).toEqual({ slug: `${BASE}/${path}` })
})

test('a name of an operator and a statement is ambiguous', () => {
  expect(index.find('function')).toBe('ambiguous')
})

test.each([
  ['Regexp', 'Global_Objects/RegExp', 'RegExp'],
  ['array.MAP()', 'Global_Objects/Array/map', 'Array/map'],
])('%s is found in another case, which is reported', (name, path, expectedCase) => {
  expect(index.find(name)).toEqual({ slug: `${BASE}/${path}`, expectedCase })
})

test.each(['Nothing', 'arguments', 'map', '', '()', 'constructor'])('%j is nothing', (name) => {
  expect(index.find(name)).toBeUndefined()
})
