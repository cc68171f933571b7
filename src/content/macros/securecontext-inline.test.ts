import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a badge shows its word', () => {
  expect(renderMacro('{{SecureContext_Inline}}')).toEqual({
    html: '<span class="badge inline secure" title="Works in secure contexts (HTTPS) only">Secure context</span>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{securecontext_inline("x", 1)}}')).toEqual(renderMacro('{{SecureContext_Inline}}'))
})

test('a German page has the German word', () => {
  expect(renderMacro('{{SecureContext_Inline}}', { locale: 'de' }).html).toBe(
    `<span class="badge inline secure" title="${CONTENT_TEXTS.de.secure_context_title}">${CONTENT_TEXTS.de.secure_context_label}</span>`,
  )
})
