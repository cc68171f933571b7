import { expect, test } from 'vitest'
import { ApiGroups } from '../../data/api-groups.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [
  samplePage('Web/API/Fetch_API', { pageType: 'web-api-overview', title: 'Fetch API' }),
  samplePage('Web/API/Battery_API', { pageType: 'web-api-overview', title: 'Battery API' }),
  samplePage('Web/API/Fetch', { pageType: 'web-api-interface' }),
]
const fetchLine = '<h3>F</h3><ul><li><a href="/en-US/docs/Web/API/Fetch_API">Fetch API</a></li></ul>'

test('the overviews of the groups that the content brings along are listed from A to Z, as far as they are written', () => {
  const groups = new ApiGroups({
    Fetch: { overview: ['Fetch API'] },
    'More Fetch': { overview: ['Fetch API'] },
    Gone: { overview: ['Gone API'] },
    None: {},
  })
  expect(renderMacro('{{ListGroups}}', { pages, data: { groups } })).toEqual({
    html: `<div class="api-index">${fetchLine}</div>`,
    problems: [],
  })
})

test('without groups all overview pages are listed', () => {
  expect(renderMacro('{{ListGroups}}', { pages, data: { groups: new ApiGroups({}) } }).html).toBe(
    `<div class="api-index"><h3>B</h3><ul><li><a href="/en-US/docs/Web/API/Battery_API">Battery API</a></li></ul>${fetchLine}</div>`,
  )
})

test('without pages, whatever the arguments, there is nothing, and it is reported', () => {
  expect(
    renderMacro('{{ListGroups("x")}}', {
      data: { groups: new ApiGroups({}, { problem: 'files/jsondata/GroupData.json is not valid JSON' }) },
    }),
  ).toEqual({
    html: '',
    problems: [
      'warning unusable-data: ListGroups: files/jsondata/GroupData.json is not valid JSON',
      'info macro-empty-list: ListGroups: there are no overviews below Web/API',
    ],
  })
})

test('a German page lists the German titles', () => {
  const german = samplePage('Web/API/Fetch_API', { locale: 'de', pageType: 'web-api-overview', title: 'Abruf-API' })
  expect(
    renderMacro('{{ListGroups}}', { locale: 'de', pages: [...pages.slice(0, 1), german], data: { groups: new ApiGroups({}) } }).html,
  ).toBe('<div class="api-index"><h3>A</h3><ul><li><a href="/de/docs/Web/API/Fetch_API">Abruf-API</a></li></ul></div>')
})
