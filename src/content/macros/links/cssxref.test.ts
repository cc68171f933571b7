import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const R = 'Web/CSS/Reference'
const pages = [
  samplePage(`${R}/Properties/color`, { pageType: 'css-property' }),
  samplePage(`${R}/Values/color_value`, { pageType: 'css-type' }),
  samplePage(`${R}/Values/calc`, { pageType: 'css-function' }),
  samplePage(`${R}/Values/gradient/radial-gradient`, { pageType: 'css-function' }),
  samplePage(`${R}/At-rules/@media/width`),
]

test('a property is shown by its name, in code', () => {
  expect(renderMacro('{{CSSxRef("color")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${R}/Properties/color"><code>color</code></a>`,
    problems: [],
  })
})

test('a type gets its angle brackets and a function its parentheses', () => {
  expect(renderMacro('{{cssxref("color_value")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Values/color_value"><code>&lt;color_value&gt;</code></a>`,
  )
  expect(renderMacro('{{cssxref("<color>")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Values/color_value"><code>&lt;color&gt;</code></a>`,
  )
  expect(renderMacro('{{cssxref("&lt;color&gt;")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Values/color_value"><code>&lt;color&gt;</code></a>`,
  )
  expect(renderMacro('{{cssxref("calc")}}', { pages }).html).toBe(`<a href="/en-US/docs/${R}/Values/calc"><code>calc()</code></a>`)
  expect(renderMacro('{{cssxref("gradient/radial-gradient")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Values/gradient/radial-gradient"><code>radial-gradient()</code></a>`,
  )
})

test('of a descriptor the last segment is shown', () => {
  expect(renderMacro('{{cssxref("@media/width")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/At-rules/@media/width"><code>width</code></a>`,
  )
})

test('a text of its own stands in code too, and the anchor becomes a fragment', () => {
  expect(renderMacro('{{cssxref("color", "the color", "#Formal_Syntax")}}', { pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Properties/color#formal_syntax"><code>the color</code></a>`,
  )
})

test('a fragment in the name wins over the anchor and both together are a problem', () => {
  expect(renderMacro('{{cssxref("color#values", "", "other")}}', { pages })).toEqual({
    html: `<a href="/en-US/docs/${R}/Properties/color#values"><code>color</code></a>`,
    problems: ["warning macro-argument: cssxref: two anchors: #values in the name and other; the name's is used"],
  })
})

test('an unknown name leads nowhere and is reported', () => {
  expect(renderMacro('{{CSSxRef("colour")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/CSS/colour"><code>colour</code></a>',
    problems: ['warning macro-broken-link: CSSxRef: no page /en-US/docs/Web/CSS/colour'],
  })
})

test('a type without a page has no brackets in its address', () => {
  expect(renderMacro('{{cssxref("&lt;calc-product&gt;")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/CSS/calc-product"><code>&lt;calc-product&gt;</code></a>',
    problems: ['warning macro-broken-link: cssxref: no page /en-US/docs/Web/CSS/calc-product'],
  })
})

test('a call without a name shows why it failed', () => {
  expect(renderMacro('{{CSSxRef}}', { pages })).toEqual({
    html: '<span class="macro-error">Macro CSSxRef failed: argument 1 (name) is missing; expected a text</span>',
    problems: ['error macro-error: CSSxRef: argument 1 (name) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage(`${R}/Properties/color`, { locale: 'de' })
  expect(renderMacro('{{CSSxRef("color")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    `<a href="/de/docs/${R}/Properties/color"><code>color</code></a>`,
  )
  expect(renderMacro('{{CSSxRef("color")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/${R}/Properties/color" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>color</code></a>`,
  )
})
