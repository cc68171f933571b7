import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { ApiIndex } from './xref-api.ts'

const index = new ApiIndex(
  [
    'Document',
    'Document/querySelector',
    'Document/body',
    'Window/fetch',
    'Window/name',
    'Response',
    'Response/json',
    'Response/json_static',
    'Response/error_static',
    'WebGL_API/Reference/Thing',
    'Fetch_API',
    'Fetch_API/Using_Fetch',
  ].map((path) => samplePage(`Web/API/${path}`)),
)

test.each([
  ['Document', 'Document'],
  ['document', 'Document'],
  ['Document.querySelector()', 'Document/querySelector'],
  ['document.queryselector', 'Document/querySelector'],
  ['Document.prototype.body', 'Document/body'],
  ['Document/body', 'Document/body'],
  ['fetch()', 'Window/fetch'],
  ['Window.fetch', 'Window/fetch'],
  ['Response.json()', 'Response/json'],
  ['Response.json_static', 'Response/json_static'],
  ['Response.error()', 'Response/error_static'],
  ['Thing', 'WebGL_API/Reference/Thing'],
  ['Fetch API/Using Fetch', 'Fetch_API/Using_Fetch'],
])('%s is %s', (name, path) => {
  expect(index.find(name)).toBe(`Web/API/${path}`)
})

test.each(['querySelector', 'Nothing', '', 'constructor'])('%j is nothing', (name) => {
  expect(index.find(name)).toBeUndefined()
})

test('of two pages the one with fewest segments wins, whatever the order of pages', () => {
  const pages = [samplePage('Web/API/Window/Image'), samplePage('Web/API/Image')]
  for (const list of [pages, pages.toReversed()]) expect(new ApiIndex(list).find('image')).toBe('Web/API/Image')
})
