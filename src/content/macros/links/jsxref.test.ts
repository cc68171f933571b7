import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const R = 'Web/JavaScript/Reference'
const pages = [
  'Global_Objects/Array',
  'Global_Objects/Array/map',
  'Global_Objects/RegExp',
  'Operators/function',
  'Statements/function',
].map((path) => samplePage(`${R}/${path}`))

test('the name is shown as it is written, in code', () => {
  expect(renderMacro('{{jsxref("Array.prototype.map()")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${R}/Global_Objects/Array/map"><code>Array<wbr>.prototype<wbr>.map()</code></a>`,
    problems: [],
  })
})

test('text, anchor and the option for no code are taken', () => {
  expect(renderMacro('{{jsxref("Array", "arrays", "#Array_methods", 1)}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Global_Objects/Array#array_methods">arrays</a>`,
  )
  expect(renderMacro('{{jsxref("Array", "", "", 0)}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Global_Objects/Array"><code>Array</code></a>`,
  )
})

test('another case finds the page and is reported', () => {
  expect(renderMacro('{{JSxRef("Regexp")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${R}/Global_Objects/RegExp"><code>Regexp</code></a>`,
    problems: ["info macro-ill-cased-argument: JSxRef: Regexp is spelled RegExp in the page's address"],
  })
})

test('a name of two pages is reported and leads nowhere', () => {
  expect(renderMacro('{{JSxRef("function")}}', { pages })).toEqual({
    html: `<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/${R}/function"><code>function</code></a>`,
    problems: [
      'warning macro-argument: JSxRef: several pages match function',
      `warning macro-broken-link: JSxRef: no page /en-US/docs/${R}/function`,
    ],
  })
})

test('a call without a name shows why it failed', () => {
  expect(renderMacro('{{JSxRef("")}}', { pages }).html).toBe(
    '<span class="macro-error">Macro JSxRef failed: argument 1 (name) is missing; expected a text</span>',
  )
})

test('a German page without a German target leads to the English one, marked', () => {
  expect(renderMacro('{{JSxRef("Array")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Global_Objects/Array" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>Array</code></a>`,
  )
})
