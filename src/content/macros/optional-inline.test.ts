import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a badge shows its word', () => {
  expect(renderMacro('{{Optional_Inline}}')).toEqual({ html: '<span class="badge inline optional">Optional</span>', faults: [] })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{optional_inline("x", 1)}}')).toEqual(renderMacro('{{Optional_Inline}}'))
})

test('a German page has the German word', () => {
  expect(renderMacro('{{Optional_Inline}}', { locale: 'de' }).html).toBe(
    `<span class="badge inline optional">${CONTENT_TEXTS.de.optional_label}</span>`,
  )
})
