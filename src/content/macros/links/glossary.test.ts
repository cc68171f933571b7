import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('Glossary/Document_object')]

test('a term is shown as it is written, without code', () => {
  expect(renderMacro('{{Glossary("document object")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Glossary/Document_object">document object</a>',
    problems: [],
  })
})

test('a text of its own is shown instead', () => {
  expect(renderMacro('{{Glossary("Document object", "objects")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Glossary/Document_object">objects</a>',
  )
})

test('an unknown term leads nowhere and is reported', () => {
  expect(renderMacro('{{Glossary("Nobody knows")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Glossary/Nobody_knows">Nobody knows</a>',
    problems: ['warning macro-broken-link: Glossary: no page /en-US/docs/Glossary/Nobody_knows'],
  })
})

test('a call without a term shows why it failed', () => {
  expect(renderMacro('{{Glossary("", "text")}}', { pages }).problems).toEqual([
    'error macro-error: Glossary: argument 1 (term) is missing; expected a text',
  ])
})

test('a German page without a German target leads to the English one, marked', () => {
  expect(renderMacro('{{Glossary("Document object", "Objekt")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Glossary/Document_object" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}">Objekt</a>`,
  )
})

test('a part of an entry can be linked', () => {
  expect(renderMacro('{{Glossary("Document object#history", "history")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Glossary/Document_object#history">history</a>',
  )
})
