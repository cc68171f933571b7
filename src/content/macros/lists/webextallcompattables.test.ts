import { expect, test } from 'vitest'
import { CompatData } from '../../data/compat-data.ts'
import { Specifications } from '../../data/specifications.ts'
import { buildBody } from '../../testing/build-sample.ts'
import { givenData } from '../../testing/given-data.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const feature = { __compat: { support: { firefox: { version_added: '45' } } } }
const compat = new CompatData({
  browsers: { firefox: { name: 'Firefox', type: 'desktop', accepts_webextensions: true } },
  webextensions: { api: { alarms: { create: feature }, tabs: feature }, manifest: { name: feature } },
})
const html =
  '<h2 id="alarms">alarms</h2><div class="bc-data" data-query="webextensions.api.alarms" data-depth="1" data-multiple="false"></div>' +
  '<h2 id="tabs">tabs</h2><div class="bc-data" data-query="webextensions.api.tabs" data-depth="1" data-multiple="false"></div>'

test('each API has a heading and the place of its data', () => {
  expect(renderMacro('{{WebExtAllCompatTables}}', { data: { compat } })).toEqual({ html, problems: [] })
})

test('in the page each is a section of its own with its table', () => {
  const { doc } = buildBody('{{WebExtAllCompatTables}}\n', {}, { data: givenData({ compat, specifications: new Specifications([]) }) })
  const sections = doc.body.map(({ type, value }) => [type, 'title' in value ? value.title : '', 'query' in value ? value.query : ''])
  expect(sections).toEqual([
    ['browser_compatibility', 'alarms', 'webextensions.api.alarms'],
    ['browser_compatibility', 'tabs', 'webextensions.api.tabs'],
  ])
})

test('data without web extensions gives nothing and a note, whatever the arguments', () => {
  expect(renderMacro('{{WebExtAllCompatTables("x")}}', { data: { compat: new CompatData({ browsers: {} }) } })).toEqual({
    html: '',
    problems: ['info missing-data: WebExtAllCompatTables: the compat data has nothing below webextensions.api'],
  })
})

test('names of APIs are the same in every language', () => {
  expect(renderMacro('{{WebExtAllCompatTables}}', { locale: 'ru', data: { compat } }).html).toBe(html)
})
