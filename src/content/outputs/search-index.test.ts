import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { searchIndex } from './search-index.ts'

test('titles, without their code marks, and addresses stand in the order of the titles', () => {
  const pages = [samplePage('B', { title: '`b` element' }), samplePage('Z/1', { title: 'same' }), samplePage('A/2', { title: 'same' }), samplePage('C', { title: 'a' })]
  expect(JSON.parse(searchIndex(pages))).toEqual([
    { title: 'a', url: '/en-US/docs/C' },
    { title: 'b element', url: '/en-US/docs/B' },
    { title: 'same', url: '/en-US/docs/A/2' },
    { title: 'same', url: '/en-US/docs/Z/1' },
  ])
  expect(searchIndex(pages.toReversed())).toBe(searchIndex(pages))
})
