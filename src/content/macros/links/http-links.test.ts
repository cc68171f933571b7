import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

describe('HTTPHeader', () => {
  const pages = [samplePage('Web/HTTP/Reference/Headers/ETag')]

  test('the argument is shown in code', () => {
    expect(renderMacro('{{HTTPHeader("ETag")}}', { pages })).toEqual({
      html: '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag"><code>ETag</code></a>',
      problems: [],
    })
  })

  test('a text of its own, an anchor shown after it, and the option for no code are taken', () => {
    expect(renderMacro('{{HTTPHeader("ETag", "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag#syntax_notes">this one.Syntax_Notes</a>',
    )
    expect(renderMacro('{{HTTPHeader("ETag", "this & that")}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag"><code>this &amp; that</code></a>',
    )
  })

  test('an unknown argument leads nowhere and is reported', () => {
    expect(renderMacro('{{HTTPHeader("E-Tag")}}', { pages })).toEqual({
      html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Headers/E-Tag"><code>E-Tag</code></a>',
      problems: ['warning macro-broken-link: HTTPHeader: no page /en-US/docs/Web/HTTP/Reference/Headers/E-Tag'],
    })
  })

  test('a call without an argument shows why it failed', () => {
    expect(renderMacro('{{HTTPHeader}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro HTTPHeader failed: argument 1 (target) is missing; expected a text</span>',
      problems: ['error macro-error: HTTPHeader: argument 1 (target) is missing; expected a text'],
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
      problems: ["info macro-ill-cased-argument: HTTPHeader: etag is spelled ETag in the page's address"],
    })
  })
})

describe('HTTPMethod', () => {
  const pages = [samplePage('Web/HTTP/Reference/Methods/GET')]

  test('the argument is shown in code', () => {
    expect(renderMacro('{{HTTPMethod("GET")}}', { pages })).toEqual({
      html: '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET"><code>GET</code></a>',
      problems: [],
    })
  })

  test('a text of its own, an anchor shown after it, and the option for no code are taken', () => {
    expect(renderMacro('{{HTTPMethod("GET", "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET#syntax_notes">this one.Syntax_Notes</a>',
    )
    expect(renderMacro('{{HTTPMethod("GET", "this & that")}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Methods/GET"><code>this &amp; that</code></a>',
    )
  })

  test('an unknown argument leads nowhere and is reported', () => {
    expect(renderMacro('{{HTTPMethod("GOT")}}', { pages })).toEqual({
      html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Methods/GOT"><code>GOT</code></a>',
      problems: ['warning macro-broken-link: HTTPMethod: no page /en-US/docs/Web/HTTP/Reference/Methods/GOT'],
    })
  })

  test('a call without an argument shows why it failed', () => {
    expect(renderMacro('{{HTTPMethod}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro HTTPMethod failed: argument 1 (target) is missing; expected a text</span>',
      problems: ['error macro-error: HTTPMethod: argument 1 (target) is missing; expected a text'],
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
})

describe('HTTPStatus', () => {
  const pages = [samplePage('Web/HTTP/Reference/Status/404')]

  test('the argument is shown in code', () => {
    expect(renderMacro('{{HTTPStatus(404)}}', { pages })).toEqual({
      html: '<a href="/en-US/docs/Web/HTTP/Reference/Status/404"><code>404</code></a>',
      problems: [],
    })
  })

  test('a text of its own, an anchor shown after it, and the option for no code are taken', () => {
    expect(renderMacro('{{HTTPStatus(404, "this one", "Syntax_Notes", true)}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Status/404#syntax_notes">this one.Syntax_Notes</a>',
    )
    expect(renderMacro('{{HTTPStatus(404, "this & that")}}', { pages }).html).toBe(
      '<a href="/en-US/docs/Web/HTTP/Reference/Status/404"><code>this &amp; that</code></a>',
    )
  })

  test('an unknown argument leads nowhere and is reported', () => {
    expect(renderMacro('{{HTTPStatus(999)}}', { pages })).toEqual({
      html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/HTTP/Reference/Status/999"><code>999</code></a>',
      problems: ['warning macro-broken-link: HTTPStatus: no page /en-US/docs/Web/HTTP/Reference/Status/999'],
    })
  })

  test('a call without an argument shows why it failed', () => {
    expect(renderMacro('{{HTTPStatus}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro HTTPStatus failed: argument 1 (target) is missing; expected a text</span>',
      problems: ['error macro-error: HTTPStatus: argument 1 (target) is missing; expected a text'],
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
})
