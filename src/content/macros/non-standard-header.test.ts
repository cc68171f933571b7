import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a card says what readers should know', () => {
  expect(renderMacro('{{Non-standard_Header}}')).toEqual({
    html: '<div class="notecard nonstandard"><p><strong>Non-standard:</strong> No standard describes this feature. It does not work for every reader, implementations differ, and its behavior may change.</p></div>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{non-standard_header("x", 1)}}')).toEqual(renderMacro('{{Non-standard_Header}}'))
})

test('a German page has the German text', () => {
  expect(renderMacro('{{Non-standard_Header}}', { locale: 'de' }).html).toBe(
    `<div class="notecard nonstandard"><p>${CONTENT_TEXTS.de.non_standard_banner}</p></div>`,
  )
})
