import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

test('keys and addresses of the page are listed with spaces, because addresses may hold commas', () => {
  const page = samplePage('Web/API/fetch', {
    browserCompat: ['api.fetch', 'api.Request'],
    specUrls: ['https://a.example/?x=1,2&y=2', 'https://b.example/'],
  })
  expect(renderMacro('{{Specifications}}', { page })).toEqual({
    html: '<div class="bc-specs" data-bcd-query="api.fetch api.Request" data-spec-urls="https://a.example/?x=1,2&amp;y=2 https://b.example/"></div>',
    problems: [],
  })
})

test('a page without either still gets its place, and arguments change nothing', () => {
  expect(renderMacro('{{Specifications("x")}}')).toEqual({
    html: '<div class="bc-specs" data-bcd-query="" data-spec-urls=""></div>',
    problems: [],
  })
})

test('a German page has the same place', () => {
  const page = samplePage('Web/API/fetch', { locale: 'de', browserCompat: ['api.fetch'] })
  expect(renderMacro('{{Specifications}}', { page }).html).toBe('<div class="bc-specs" data-bcd-query="api.fetch" data-spec-urls=""></div>')
})
