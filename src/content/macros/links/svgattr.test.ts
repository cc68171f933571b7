import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('Web/SVG/Reference/Attribute/stroke-width')]

test('an attribute is shown by its name, in code', () => {
  expect(renderMacro('{{SVGAttr("stroke-width")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/SVG/Reference/Attribute/stroke-width"><code>stroke-width</code></a>',
    problems: [],
  })
})

test('an unknown attribute leads nowhere and is reported', () => {
  expect(renderMacro('{{SVGAttr("strok")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/SVG/Reference/Attribute/strok"><code>strok</code></a>',
    problems: ['warning macro-broken-link: SVGAttr: no page /en-US/docs/Web/SVG/Reference/Attribute/strok'],
  })
})

test('a call without an attribute shows why it failed', () => {
  expect(renderMacro('{{SVGAttr}}', { pages }).problems).toEqual([
    'error macro-error: SVGAttr: argument 1 (attribute) is missing; expected a text',
  ])
})

test('a German page without a German target leads to the English one, marked', () => {
  expect(renderMacro('{{SVGAttr("stroke-width")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/SVG/Reference/Attribute/stroke-width" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>stroke-width</code></a>`,
  )
})
