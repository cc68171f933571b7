import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'

test('a card says what readers should know', () => {
  expect(renderMacro('{{SeeCompatTable}}')).toEqual({
    html: '<div class="notecard experimental"><p><strong>Experimental:</strong> This is an <strong>experimental technology</strong>. Look at the browser compatibility table before you use it in production.</p></div>',
    faults: [],
  })
})

test('the name may be written in any case and arguments change nothing', () => {
  expect(renderMacro('{{seecompattable("x", 1)}}')).toEqual(renderMacro('{{SeeCompatTable}}'))
})

test('a German page has the German text', () => {
  expect(renderMacro('{{SeeCompatTable}}', { locale: 'de' }).html).toBe(
    `<div class="notecard experimental"><p>${CONTENT_TEXTS.de.experimental_banner}</p></div>`,
  )
})
