import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

test('an icon says its meaning to those who cannot see it', () => {
  expect(renderMacro('{{Experimental_Inline}}')).toEqual({
    html: '<span role="img" class="icon icon-experimental" title="Experimental. Its behavior may change." aria-label="Experimental"></span>',
    problems: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{experimental_inline("x", 1)}}')).toEqual(renderMacro('{{Experimental_Inline}}'))
})

test('a German page has the German words', () => {
  expect(renderMacro('{{Experimental_Inline}}', { locale: 'de' }).html).toBe(
    `<span role="img" class="icon icon-experimental" title="${CONTENT_TEXTS.de.experimental_title}" aria-label="${CONTENT_TEXTS.de.experimental_label}"></span>`,
  )
})

test('the previous name still works', () => {
  expect(renderMacro('{{ExperimentalBadge}}')).toEqual(renderMacro('{{Experimental_Inline}}'))
})
