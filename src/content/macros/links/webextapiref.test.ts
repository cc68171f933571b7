import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const API = 'Mozilla/Add-ons/WebExtensions/API'
const pages = [samplePage(`${API}/tabs`), samplePage(`${API}/tabs/create`)]

test('dots of the name become segments of the address', () => {
  expect(renderMacro('{{WebExtAPIRef("tabs.create()")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${API}/tabs/create"><code>tabs.create()</code></a>`,
    problems: [],
  })
})

test('an anchor stands after the text with a hash, and the fourth argument takes the code away', () => {
  expect(renderMacro('{{WebExtAPIRef("tabs", "tabs API", "Types", "nocode")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${API}/tabs#types">tabs API#Types</a>`,
  )
})

test('an unknown name leads nowhere and is reported', () => {
  expect(renderMacro('{{WebExtAPIRef("tab groups.x")}}', { pages })).toEqual({
    html: `<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/${API}/tab_groups/x"><code>tab groups.x</code></a>`,
    problems: [`warning macro-broken-link: WebExtAPIRef: no page /en-US/docs/${API}/tab_groups/x`],
  })
})

test('a call without a name shows why it failed', () => {
  expect(renderMacro('{{WebExtAPIRef}}', { pages }).problems).toEqual([
    'error macro-error: WebExtAPIRef: argument 1 (api) is missing; expected a text',
  ])
})

test('a German page without a German target leads to the English one, marked', () => {
  expect(renderMacro('{{WebExtAPIRef("tabs")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/${API}/tabs" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>tabs</code></a>`,
  )
})
