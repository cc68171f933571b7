import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('API', { title: 'The <API>' }), samplePage('API/b'), samplePage('API/A'), samplePage('API/b/deeper')]
const page = samplePage('API')

test('the direct sub-pages are a numbered list of links in code', () => {
  expect(renderMacro('{{ListSubpagesForSidebar()}}', { pages, page })).toEqual({
    html: '<ol><li><a href="/en-US/docs/API/A"><code>A</code></a></li><li><a href="/en-US/docs/API/b"><code>b</code></a></li></ol>',
    problems: [],
  })
})

test('on request the links are plain, and the page itself comes first', () => {
  expect(renderMacro('{{ListSubpagesForSidebar("/en-US/docs/API", 1, 1)}}', { pages }).html).toBe(
    '<ol><li><a href="/en-US/docs/API">Overview</a></li><li><a href="/en-US/docs/API/A">A</a></li><li><a href="/en-US/docs/API/b">b</a></li></ol>',
  )
})

test('a page that is not there gives nothing, and a note', () => {
  expect(renderMacro('{{ListSubpagesForSidebar("Nowhere", true, true)}}', { pages })).toEqual({
    html: '',
    problems: ['info macro-empty-list: ListSubpagesForSidebar: there are no pages below /en-US/docs/Nowhere'],
  })
})

test('a German page has the German text and its own address', () => {
  const german = [
    samplePage('API', { locale: 'de' }),
    samplePage('API/A', { locale: 'de', title: 'Ä' }),
    samplePage('API/b', { locale: 'de' }),
  ]
  expect(renderMacro('{{ListSubpagesForSidebar("API", 1, 1)}}', { pages: [...pages, ...german], locale: 'de' }).html).toBe(
    '<ol><li><a href="/de/docs/API">Übersicht</a></li><li><a href="/de/docs/API/A">Ä</a></li><li><a href="/de/docs/API/b">b</a></li></ol>',
  )
})
