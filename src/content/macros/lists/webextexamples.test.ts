import { expect, test } from 'vitest'
import { WebExtExamples } from '../../data/web-ext-examples.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const webExtExamples = new WebExtExamples([
  { name: 'tabs-tabs', javascript_apis: ['tabs.create', 'tabs.query'] },
  { name: 'a&b', javascript_apis: ['tabs.create', 'menus.onClicked'] },
  { name: 'panels', javascript_apis: ['devtools.panels.create'] },
])
const render = (call: string, slug: string, locale: 'en-US' | 'pt-BR' = 'en-US') =>
  renderMacro(call, { data: { webExtExamples }, page: samplePage(`Mozilla/Add-ons/WebExtensions/API/${slug}`, { locale }) })
const link = (name: string, text = name) => `<li><a href="https://github.com/mdn/webextensions-examples/tree/main/${name}">${text}</a></li>`

test('the page of a function lists the examples that call it', () => {
  expect(render('{{WebExtExamples}}', 'tabs/create')).toEqual({
    html: `<h3 id="example_extensions">Example extensions</h3><ul>${link('tabs-tabs')}${link('a%26b', 'a&amp;b')}</ul>`,
    problems: [],
  })
})

test('the page of an area lists the examples that use any of its functions, and the heading may be another', () => {
  expect(render('{{WebExtExamples("h2")}}', 'menus').html).toBe(
    `<h2 id="example_extensions">Example extensions</h2><ul>${link('a%26b', 'a&amp;b')}</ul>`,
  )
})

test('an area inside another is found by its whole name', () => {
  expect(render('{{WebExtExamples}}', 'devtools/panels/create').html).toContain(link('panels'))
})

test.each(['tabs/remove', 'tab', 'theme'])('a page without examples (%s) gets nothing, which is no problem', (slug) => {
  expect(render('{{WebExtExamples}}', slug)).toEqual({ html: '', problems: [] })
})

test('without the data there is nothing but a note', () => {
  expect(renderMacro('{{WebExtExamples}}', { data: { webExtExamples: new WebExtExamples([], 'no list') } })).toEqual({
    html: '',
    problems: ['info missing-data: WebExtExamples: no list'],
  })
})

test('a heading that is none is reported, and becomes the usual one', () => {
  const { html, problems } = render('{{WebExtExamples("script")}}', 'tabs/query')
  expect(html).toBe(`<h3 id="example_extensions">Example extensions</h3><ul>${link('tabs-tabs')}</ul>`)
  expect(problems).toEqual(['warning macro-argument: WebExtExamples: unknown heading script; expected one of h2, h3, h4'])
})

test('a Portuguese page has the Portuguese heading', () => {
  expect(render('{{WebExtExamples}}', 'tabs/query', 'pt-BR').html).toBe(
    `<h3 id="extensões_de_exemplo">Extensões de exemplo</h3><ul>${link('tabs-tabs')}</ul>`,
  )
})
