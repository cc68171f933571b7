import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Web/HTTP/Reference/Headers/ETag')]

test('the argument is shown in code', () => {
  expect(renderMacro('{{HTTPHeader("ETag")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag"><code>ETag</code></a>',
    faults: [],
  })
})

test('a text of its own, an anchor taken as it is and shown behind it, and the wish for no code are taken', () => {
  expect(renderMacro('{{HTTPHeader("ETag", "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag#Syntax_Notes">this one.Syntax_Notes</a>',
  )
  expect(renderMacro('{{HTTPHeader("ETag", "this & that")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag"><code>this &amp; that</code></a>',
  )
})

test('an unknown argument leads nowhere and is reported', () => {
  expect(renderMacro('{{HTTPHeader("E-Tag")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Headers/E-Tag"><code>E-Tag</code></a>',
    faults: ['warning macro-broken-link: HTTPHeader: no page /en-US/docs/Web/HTTP/Reference/Headers/E-Tag'],
  })
})

test('a call without an argument shows why it failed', () => {
  expect(renderMacro('{{HTTPHeader}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro HTTPHeader failed: argument 1 (target) is missing; expected a text</span>',
    faults: ['error macro-error: HTTPHeader: argument 1 (target) is missing; expected a text'],
  })
})

test('a German page links the German page, and the English one with a mark where there is none', () => {
  const german = samplePage('Web/HTTP/Reference/Headers/ETag', { locale: 'de' })
  expect(renderMacro('{{HTTPHeader("ETag")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<a href="/de/docs/Web/HTTP/Reference/Headers/ETag"><code>ETag</code></a>',
  )
  expect(renderMacro('{{HTTPHeader("ETag")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>ETag</code></a>`,
  )
})

test('another case finds the page, is shown as written, and is reported', () => {
  expect(renderMacro('{{HTTPHeader("etag")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag"><code>etag</code></a>',
    faults: ["info macro-ill-cased-argument: HTTPHeader: etag is spelled ETag in the page's address"],
  })
})
