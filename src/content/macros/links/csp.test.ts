import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const CSP = 'Web/HTTP/Reference/Headers/Content-Security-Policy'
const pages = [samplePage(`${CSP}/script-src`)]

test('a directive is shown in code', () => {
  expect(renderMacro('{{CSP("script-src")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${CSP}/script-src"><code>script-src</code></a>`,
    problems: [],
  })
})

test('an unknown directive leads nowhere and is reported', () => {
  expect(renderMacro('{{CSP("skript-src")}}', { pages })).toEqual({
    html: `<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/${CSP}/skript-src"><code>skript-src</code></a>`,
    problems: [`warning macro-broken-link: CSP: no page /en-US/docs/${CSP}/skript-src`],
  })
})

test('a call without a directive shows why it failed', () => {
  expect(renderMacro('{{CSP}}', { pages }).html).toBe(
    '<span class="macro-error">Macro CSP failed: argument 1 (directive) is missing; expected a text</span>',
  )
})

test('a German page without a German target leads to the English one, marked', () => {
  expect(renderMacro('{{CSP("script-src")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/${CSP}/script-src" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>script-src</code></a>`,
  )
})
