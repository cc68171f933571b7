import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Web/SVG/Reference/Element/path')]

test('an element is shown as its tag, in code', () => {
  expect(renderMacro('{{SVGElement("path")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/SVG/Reference/Element/path"><code>&lt;path&gt;</code></a>',
    faults: [],
  })
})

test('a text of its own is shown without code, and an anchor becomes a fragment', () => {
  expect(renderMacro('{{SVGElement("path", "the element", "Use notes")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/SVG/Reference/Element/path#use_notes">the element</a>',
  )
})

test('an unknown element leads nowhere and is reported', () => {
  expect(renderMacro('{{SVGElement("nothing")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/SVG/Reference/Element/nothing"><code>&lt;nothing&gt;</code></a>',
    faults: ['warning macro-broken-link: SVGElement: no page /en-US/docs/Web/SVG/Reference/Element/nothing'],
  })
})

test('a call without an element shows why it failed', () => {
  expect(renderMacro('{{SVGElement}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro SVGElement failed: argument 1 (element) is missing; expected a text</span>',
    faults: ['error macro-error: SVGElement: argument 1 (element) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/SVG/Reference/Element/path', { locale: 'de' })
  expect(renderMacro('{{SVGElement("path")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/SVG/Reference/Element/path"><code>&lt;path&gt;</code></a>',
  )
  expect(renderMacro('{{SVGElement("path")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/SVG/Reference/Element/path" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>&lt;path&gt;</code></a>`,
  )
})
