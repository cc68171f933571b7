import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a card says what readers should know', () => {
  expect(renderMacro('{{Deprecated_Header}}')).toEqual({
    html: '<div class="notecard deprecated"><p><strong>Deprecated:</strong> This feature is no longer recommended. Some browsers may still support it, others have dropped it or are about to. Avoid it in new code and replace it where you can; it may stop working at any time.</p></div>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{deprecated_header("x", 1)}}')).toEqual(renderMacro('{{Deprecated_Header}}'))
})

test('a German page has the German text', () => {
  expect(renderMacro('{{Deprecated_Header}}', { locale: 'de' }).html).toBe(`<div class="notecard deprecated"><p>${CONTENT_TEXTS.de.deprecated_banner}</p></div>`)
})
