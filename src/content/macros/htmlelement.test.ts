import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Web/HTML/Reference/Elements/dialog')]

test('an element is shown as its tag, in code', () => {
  expect(renderMacro('{{HTMLElement("dialog")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTML/Reference/Elements/dialog"><code>&lt;dialog&gt;</code></a>',
    faults: [],
  })
})

test('a text of its own is shown without code, and an anchor becomes a fragment', () => {
  expect(renderMacro('{{HTMLElement("dialog", "the element", "Use notes")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTML/Reference/Elements/dialog#use_notes">the element</a>',
  )
})

test('an unknown element leads nowhere and is reported', () => {
  expect(renderMacro('{{HTMLElement("nothing")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTML/Reference/Elements/nothing"><code>&lt;nothing&gt;</code></a>',
    faults: ['warning macro-broken-link: HTMLElement: no page /en-US/docs/Web/HTML/Reference/Elements/nothing'],
  })
})

test('a call without an element shows why it failed', () => {
  expect(renderMacro('{{HTMLElement}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro HTMLElement failed: argument 1 (element) is missing; expected a text</span>',
    faults: ['error macro-error: HTMLElement: argument 1 (element) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/HTML/Reference/Elements/dialog', { locale: 'de' })
  expect(renderMacro('{{HTMLElement("dialog")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/HTML/Reference/Elements/dialog"><code>&lt;dialog&gt;</code></a>',
  )
  expect(renderMacro('{{HTMLElement("dialog")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/HTML/Reference/Elements/dialog" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>&lt;dialog&gt;</code></a>`,
  )
})
