import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { createMacroContext } from '../document/macro-context.ts'
import { buildBody, htmlOf } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { fillPlaceholders } from '../text/placeholders.ts'
import { Questions } from '../tree/facts.ts'
import { expandMacros } from './expand.ts'

const expand = (body: string) => {
  const places: string[] = []
  const expanded = expandMacros(
    body,
    100,
    createMacroContext(samplePage('Sample'), new Questions(sampleFacts()), givenData({})),
    (offset, { kind }) => places.push(`${offset} ${kind}`),
  )
  return { ...expanded, places, filled: fillPlaceholders(expanded.text, expanded.outputs) }
}

test('the text around calls stays where it is', () => {
  const body = 'One {{optional_inline}} two\n{{ReadOnlyInline}} three'
  const { text, outputs } = expand(body)
  expect(text).toHaveLength(body.length)
  expect(text.indexOf('three')).toBe(body.indexOf('three'))
  expect(outputs).toEqual([
    '<span class="badge inline optional">Optional</span>',
    '<span class="badge inline readonly" title="This value cannot be changed.">Read only</span>',
  ])
})

test('an unknown macro is a notice in the page and an error at its place', () => {
  expect(renderMacro('{{No-Such<b>}}').html).toBe('')
  expect(renderMacro('{{NoSuch("<b>")}}')).toEqual({
    html: '<span class="macro-error" data-macro="nosuch">Unknown macro: NoSuch</span>',
    problems: ['error unknown-macro: no macro is named NoSuch'],
  })
  expect(expand('abc {{NoSuch}}').places).toEqual(['104 unknown-macro'])
})

test('the problem names the macro that was meant, if one is near', () => {
  const hints: (string | undefined)[] = []
  const context = createMacroContext(samplePage('Sample'), new Questions(sampleFacts()), givenData({}))
  expandMacros('{{CSSXreff("x")}} {{NothingLikeIt}}', 0, context, (_, { hint }) => hints.push(hint))
  expect(hints).toEqual(['did you mean cssxref?', undefined])
})

test('a German page says so in German', () => {
  expect(renderMacro('{{NoSuch}}', { locale: 'de' }).html).toBe(
    `<span class="macro-error" data-macro="nosuch">${fillText(CONTENT_TEXTS.de.unknown_macro, { name: 'NoSuch' })}</span>`,
  )
  expect(renderMacro('{{RFC}}', { locale: 'de' }).html).toContain(
    fillText(CONTENT_TEXTS.de.failed_macro, { name: 'RFC', reason: '' }).trim(),
  )
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('{{%s}} is an unknown macro like any other', (name) => {
  expect(renderMacro(`{{${name}}}`).problems).toEqual([`error unknown-macro: no macro is named ${name}`])
})

test('a malformed call stays in the page as text and is reported', () => {
  const { filled, places } = expand('x {{RFC("}} and {{RFC(1)}}')
  expect(filled).toBe('x {{RFC("}} and <a href="https://datatracker.ietf.org/doc/html/rfc1">RFC 1</a>')
  expect(places).toEqual(['102 malformed-macro'])
})

test('a call with a wrong number of parentheses is read as it was meant, and reported', () => {
  const { filled, places } = expand('x {{RFC(1}} and {{RFC(2))}}.')
  expect(filled).toMatch(/^x <a [^>]*>RFC 1<\/a> and <a [^>]*>RFC 2<\/a>\.$/)
  expect(places).toEqual(['102 malformed-macro', '116 malformed-macro'])
})

test('problems are reported with line and column of the file, also after a call of several lines', () => {
  const { problems } = buildBody('{{RFC(1,\n"a",\n"b")}} {{NoSuch}}\n\n  {{RFC}}\n\n[x](/en-US/docs/Nowhere)\n')
  expect(problems).toEqual([
    '7:8 error unknown-macro: no macro is named NoSuch',
    '9:3 error macro-error: RFC: argument 1 (number) is missing; expected a number',
    '11:5 warning broken-link: no page /en-US/docs/Nowhere',
  ])
})

test('macros work in code and in fences, and what they give is not parsed as Markdown', () => {
  const html = htmlOf(buildBody('A `{{RFC(1)}}` and {{RFC(2, "*not* _emphasis_ <b>")}}\n\n```plain\n{{RFC(3)}}\n```\n'))
  expect(html).toContain('<code><a href="https://datatracker.ietf.org/doc/html/rfc1" class="external"')
  expect(html).toContain('>RFC 2: *not* _emphasis_ &lt;b&gt;</a>')
  expect(html).toMatch(/<pre [^>]*><code><a href="https:\/\/datatracker.ietf.org\/doc\/html\/rfc3"[^>]*>RFC 3<\/a>\n<\/code><\/pre>/)
})

test('an escaped call is text without its backslash: in prose, code, fences and raw HTML', () => {
  const built = buildBody('A \\{{RFC(1)}} `\\{{RFC(2)}}` {\\{RFC(3)}}\n\n```plain\n\\{{RFC(4)}} \\{\n```\n\n<p>\\{{RFC(5)}}</p>\n')
  const html = htmlOf(built)
  expect(html).toContain('<p>A {{RFC(1)}} <code>{{RFC(2)}}</code> {{RFC(3)}}</p>')
  expect(html).toContain('{{RFC(4)}} \\{\n</code>')
  expect(html).toContain('<p>{{RFC(5)}}</p>')
  expect(built.problems).toEqual([])
})

test('a page of 5,000 calls is built, each in its place', () => {
  const body = Array.from({ length: 5000 }, (_, index) => `${index} {{RFC(${index})}}`).join('\n\n')
  const html = htmlOf(buildBody(body))
  expect(html.match(/<p>(\d+) <a [^>]*>RFC \1<\/a><\/p>/g)).toHaveLength(5000)
})

test('control characters of the page are not taken for a call', () => {
  expect(expand('\u0080\u0090\u0081 {{RFC(1)}}').filled).toBe(
    '\uFFFD\uFFFD\uFFFD <a href="https://datatracker.ietf.org/doc/html/rfc1">RFC 1</a>',
  )
})

test('a paragraph of block macros alone loses its p, one of inline macros keeps it', () => {
  const { doc } = buildBody('{{SeeCompatTable}}{{Non-standard_Header}}\n\n{{RFC(1)}}\n')
  expect(doc.body).toHaveLength(1)
  expect(doc.body[0]?.value).toHaveProperty(
    'content',
    expect.stringMatching(
      /^<div class="notecard experimental">.*<\/div><div class="notecard nonstandard">.*<\/div>\s*<p><a [^>]*>RFC 1<\/a><\/p>$/s,
    ),
  )
})

test('a call within a call is no call: the outer braces stay as text, an inner one in quotes is a text', () => {
  expect(expand('{{ {{optional_inline}} }}').filled).toBe('{{ <span class="badge inline optional">Optional</span> }}')
  const { filled, places } = expand('{{Glossary("{{optional_inline}}")}}')
  expect(filled).toContain('>{{optional_inline}}</a>')
  expect(filled).not.toContain('badge')
  expect(places).toEqual(['100 macro-broken-link'])
})
