import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

test('the key of the page gets a place for its data', () => {
  const page = samplePage('Web/API/fetch', { browserCompat: ['api.fetch'] })
  expect(renderMacro('{{Compat}}', { page })).toEqual({
    html: '<div class="bc-data" data-query="api.fetch" data-depth="1" data-multiple="false"></div>',
    problems: [],
  })
})

test('several keys get a place each', () => {
  const page = samplePage('Web/API/fetch', { browserCompat: ['api.fetch', 'api.Request'] })
  expect(renderMacro('{{Compat}}', { page }).html).toBe(
    '<div class="bc-data" data-query="api.fetch" data-depth="1" data-multiple="true"></div><div class="bc-data" data-query="api.Request" data-depth="1" data-multiple="true"></div>',
  )
})

test('a page without a key gets nothing and a problem', () => {
  expect(renderMacro('{{Compat("api.fetch")}}')).toEqual({
    html: '',
    problems: ['warning compat-without-key: Compat: the page has no `browser-compat` in its front matter'],
  })
})

test('a German page has the same place', () => {
  const page = samplePage('Web/API/fetch', { locale: 'de', browserCompat: ['api.fetch'] })
  expect(renderMacro('{{Compat}}', { page }).html).toBe(
    '<div class="bc-data" data-query="api.fetch" data-depth="1" data-multiple="false"></div>',
  )
})
