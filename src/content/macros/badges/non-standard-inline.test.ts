import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

test('an icon says its meaning to those who cannot see it', () => {
  expect(renderMacro('{{Non-standard_Inline}}')).toEqual({
    html: '<span role="img" class="icon icon-nonstandard" title="Non-standard. Check cross-browser support before using." aria-label="Non-standard"></span>',
    problems: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{non-standard_inline("x", 1)}}')).toEqual(renderMacro('{{Non-standard_Inline}}'))
})

test('a German page has the German words', () => {
  expect(renderMacro('{{Non-standard_Inline}}', { locale: 'de' }).html).toBe(
    `<span role="img" class="icon icon-nonstandard" title="${CONTENT_TEXTS.de.non_standard_title}" aria-label="${CONTENT_TEXTS.de.non_standard_label}"></span>`,
  )
})
