import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Web/HTTP/Reference/Methods/GET')]

test('the argument is shown in code', () => {
  expect(renderMacro('{{HTTPMethod("GET")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET"><code>GET</code></a>',
    faults: [],
  })
})

test('a text of its own, an anchor taken as it is and shown behind it, and the wish for no code are taken', () => {
  expect(renderMacro('{{HTTPMethod("GET", "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET#Syntax_Notes">this one.Syntax_Notes</a>',
  )
  expect(renderMacro('{{HTTPMethod("GET", "this & that")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET"><code>this &amp; that</code></a>',
  )
})

test('an unknown argument leads nowhere and is reported', () => {
  expect(renderMacro('{{HTTPMethod("GOT")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Methods/GOT"><code>GOT</code></a>',
    faults: ['warning macro-broken-link: HTTPMethod: no page /en-US/docs/Web/HTTP/Reference/Methods/GOT'],
  })
})

test('a call without an argument shows why it failed', () => {
  expect(renderMacro('{{HTTPMethod}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro HTTPMethod failed: argument 1 (target) is missing; expected a text</span>',
    faults: ['error macro-error: HTTPMethod: argument 1 (target) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/HTTP/Reference/Methods/GET', { locale: 'de' })
  expect(renderMacro('{{HTTPMethod("GET")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/HTTP/Reference/Methods/GET"><code>GET</code></a>',
  )
  expect(renderMacro('{{HTTPMethod("GET")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>GET</code></a>`,
  )
})
