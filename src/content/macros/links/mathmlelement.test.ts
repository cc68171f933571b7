import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('Web/MathML/Reference/Element/mfrac')]

test('an element is shown as its tag, in code', () => {
  expect(renderMacro('{{MathMLElement("mfrac")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/MathML/Reference/Element/mfrac" title="&lt;mfrac&gt;"><code>&lt;mfrac&gt;</code></a>',
    problems: [],
  })
})

test('a text of its own is shown without code, and an anchor becomes a fragment', () => {
  expect(renderMacro('{{MathMLElement("mfrac", "the element", "Use notes")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/MathML/Reference/Element/mfrac#use_notes" title="&lt;mfrac&gt;">the element</a>',
  )
})

test('an unknown element leads nowhere and is reported', () => {
  expect(renderMacro('{{MathMLElement("nothing")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/MathML/Reference/Element/nothing"><code>&lt;nothing&gt;</code></a>',
    problems: ['warning macro-broken-link: MathMLElement: no page /en-US/docs/Web/MathML/Reference/Element/nothing'],
  })
})

test('a call without an element shows why it failed', () => {
  expect(renderMacro('{{MathMLElement}}', { pages })).toEqual({
    html: '<span class="macro-error">Macro MathMLElement failed: argument 1 (element) is missing; expected a text</span>',
    problems: ['error macro-error: MathMLElement: argument 1 (element) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/MathML/Reference/Element/mfrac', { locale: 'de' })
  expect(renderMacro('{{MathMLElement("mfrac")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/MathML/Reference/Element/mfrac" title="&lt;mfrac&gt;"><code>&lt;mfrac&gt;</code></a>',
  )
  expect(renderMacro('{{MathMLElement("mfrac")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/MathML/Reference/Element/mfrac" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>&lt;mfrac&gt;</code></a>`,
  )
})

test('the address of an element is lower case whatever the case of the argument', () => {
  expect(renderMacro('{{MathMLElement("MFrac", "fractions")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/MathML/Reference/Element/mfrac" title="&lt;MFrac&gt;">fractions</a>',
  )
})
