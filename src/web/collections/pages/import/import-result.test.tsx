import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { ImportReply } from '#contracts/collections.ts'
import { preparePagesTexts } from '../parts/pages-text.ts'
import { ImportResult } from './import-result.tsx'

beforeAll(() => preparePagesTexts('en-US'))

const listOf = (count: number) => Array.from({ length: count }, (_, index) => ({ index, url: `/en-US/docs/Nothing_${index}` }))

function render(reply: Partial<ImportReply>): string {
  const result = { added: 2, already_there: [], unknown: [], other_site: [], ...reply }
  return renderToStaticMarkup(<ImportResult result={result} />)
}

test('an import without problems says how many pages were added, and nothing else', () => {
  expect(render({}).match(/<p>/g)).toHaveLength(1)
  expect(render({})).toMatch(/^<p>[^<]*2[^<]*<\/p>$/)
})

test('pages that were there already are counted', () => {
  expect(render({ already_there: listOf(3) })).toMatch(/<\/p><p>[^<]*3[^<]*<\/p>$/)
})

test('addresses that lead to no page of the site are named, those of other sites with them', () => {
  const html = render({ unknown: listOf(1), other_site: [{ index: 7, url: 'https://other.example/' }] })
  expect([...html.matchAll(/<span data-path="">(.*?)<\/span>/g)].map(([, url]) => url)).toEqual([
    '/en-US/docs/Nothing_0',
    'https://other.example/',
  ])
})

test('twenty addresses are named, and the others counted', () => {
  expect(render({ unknown: listOf(20) }).match(/<li>/g)).toHaveLength(20)
  const html = render({ unknown: listOf(25) })
  expect(html.match(/<span data-path/g)).toHaveLength(20)
  expect(html).toMatch(/<li>[^<]*5[^<]*<\/li><\/ul>/)
})
