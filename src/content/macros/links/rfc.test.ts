import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const RFC = 'https://datatracker.ietf.org/doc/html/rfc9110'

test('a number leads to the whole document', () => {
  expect(renderMacro('{{RFC(9110)}}')).toEqual({ html: `<a href="${RFC}">RFC 9110</a>`, problems: [] })
})

test('the number may stand in quotes', () => {
  expect(renderMacro('{{RFC("9110")}}').html).toBe(`<a href="${RFC}">RFC 9110</a>`)
})

test('content and section are part of the text, and the section is the fragment', () => {
  expect(renderMacro('{{RFC(9110, "HTTP <Semantics>", "8.8.3")}}').html).toBe(
    `<a href="${RFC}#section-8.8.3">RFC 9110, section 8.8.3: HTTP &lt;Semantics&gt;</a>`,
  )
  expect(renderMacro("{{RFC(9110, '', 15)}}").html).toBe(`<a href="${RFC}#section-15">RFC 9110, section 15</a>`)
})

test('a call without a number, or with something else, shows why it failed', () => {
  expect(renderMacro('{{RFC}}').problems).toEqual(['error macro-error: RFC: argument 1 (number) is missing; expected a number'])
  expect(renderMacro('{{RFC("HTTP")}}')).toEqual({
    html: '<span class="macro-error">Macro RFC failed: argument 1 (number) is &quot;HTTP&quot;; expected a number</span>',
    problems: ['error macro-error: RFC: argument 1 (number) is "HTTP"; expected a number'],
  })
})

test('a German page names the section in German', () => {
  const section = fillText(CONTENT_TEXTS.de.rfc_section, { number: '4.2' })
  expect(renderMacro('{{RFC(9110, "", "4.2")}}', { locale: 'de' }).html).toBe(`<a href="${RFC}#section-4.2">RFC 9110, ${section}</a>`)
})
