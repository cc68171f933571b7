import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Web/HTTP/Reference/Status/404')]

test('the argument is shown in code', () => {
  expect(renderMacro('{{HTTPStatus(404)}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTTP/Reference/Status/404"><code>404</code></a>',
    faults: [],
  })
})

test('a text of its own, an anchor taken as it is and shown behind it, and the wish for no code are taken', () => {
  expect(renderMacro('{{HTTPStatus(404, "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Status/404#Syntax_Notes">this one.Syntax_Notes</a>',
  )
  expect(renderMacro('{{HTTPStatus(404, "this & that")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Status/404"><code>this &amp; that</code></a>',
  )
})

test('an unknown argument leads nowhere and is reported', () => {
  expect(renderMacro('{{HTTPStatus(999)}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Status/999"><code>999</code></a>',
    faults: ['warning macro-broken-link: HTTPStatus: no page /en-US/docs/Web/HTTP/Reference/Status/999'],
  })
})

test('a call without an argument shows why it failed', () => {
  expect(renderMacro('{{HTTPStatus}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro HTTPStatus failed: argument 1 (target) is missing; expected a text</span>',
    faults: ['error macro-error: HTTPStatus: argument 1 (target) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/HTTP/Reference/Status/404', { locale: 'de' })
  expect(renderMacro('{{HTTPStatus(404)}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/HTTP/Reference/Status/404"><code>404</code></a>',
  )
  expect(renderMacro('{{HTTPStatus(404)}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/HTTP/Reference/Status/404" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>404</code></a>`,
  )
})
