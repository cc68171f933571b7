import { expect, test } from 'vitest'
import { WebExtExamples } from '../../data/web-ext-examples.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const API = 'Mozilla/Add-ons/WebExtensions/API'
const pages = [samplePage(`${API}/tabs/create`)]
const webExtExamples = new WebExtExamples([
  { name: 'tabs', description: 'Opens <tabs>.', javascript_apis: ['tabs.create', 'gone.away'] },
  { name: 'bare', javascript_apis: [] },
])
const body =
  '<tbody><tr><td><a href="https://github.com/mdn/webextensions-examples/tree/main/tabs">tabs</a></td><td>Opens &lt;tabs&gt;.</td>' +
  `<td><a href="/en-US/docs/${API}/tabs/create"><code>tabs.create</code></a><br><code>gone.away</code></td></tr>` +
  '<tr><td><a href="https://github.com/mdn/webextensions-examples/tree/main/bare">bare</a></td><td></td><td></td></tr></tbody></table>'
const head = (...names: readonly string[]) =>
  `<table class="example-extensions"><thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`

test('all examples are a table with the APIs they use, linked where they have a page', () => {
  expect(renderMacro('{{WebExtAllExamples}}', { pages, data: { webExtExamples } })).toEqual({
    html: head('Name', 'Description', 'JavaScript APIs') + body,
    problems: [],
  })
})

test('without the data there is nothing but a note, whatever the arguments', () => {
  expect(renderMacro('{{WebExtAllExamples(1, "<b>")}}', { data: { webExtExamples: new WebExtExamples([], 'no list') } })).toEqual({
    html: '',
    problems: ['info missing-data: WebExtAllExamples: no list'],
  })
})

test('a German page has the German heads', () => {
  expect(renderMacro('{{WebExtAllExamples}}', { pages, locale: 'de', data: { webExtExamples } }).html).toContain(
    head('Name', 'Beschreibung', 'JavaScript-APIs'),
  )
})
