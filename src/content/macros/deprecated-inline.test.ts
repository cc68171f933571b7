import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('an icon says its meaning to those who cannot see it', () => {
  expect(renderMacro('{{Deprecated_Inline}}')).toEqual({ html: '<span role="img" class="icon icon-deprecated" title="Deprecated. Not for use in new websites." aria-label="Deprecated"></span>', faults: [] })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{deprecated_inline("x", 1)}}')).toEqual(renderMacro('{{Deprecated_Inline}}'))
})

test('a German page has the German words', () => {
  expect(renderMacro('{{Deprecated_Inline}}', { locale: 'de' }).html).toBe(
    `<span role="img" class="icon icon-deprecated" title="${CONTENT_TEXTS.de.deprecated_title}" aria-label="${CONTENT_TEXTS.de.deprecated_label}"></span>`,
  )
})
