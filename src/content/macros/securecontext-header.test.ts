import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a card says what readers should know', () => {
  expect(renderMacro('{{SecureContext_Header}}')).toEqual({
    html: '<div class="notecard secure"><p><strong>Secure context:</strong> This feature works only in secure contexts (HTTPS), in some or all of the browsers that support it.</p></div>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{securecontext_header("x", 1)}}')).toEqual(renderMacro('{{SecureContext_Header}}'))
})

test('a German page has the German text', () => {
  expect(renderMacro('{{SecureContext_Header}}', { locale: 'de' }).html).toBe(
    `<div class="notecard secure"><p>${CONTENT_TEXTS.de.secure_context_banner}</p></div>`,
  )
})
