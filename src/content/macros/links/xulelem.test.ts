import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

test.each(['{{XULElem("box")}}', '{{XULElem}}', '{{xulelem(1, 2, "<b>")}}'])('%s renders nothing, and is no problem', (call) => {
  expect(renderMacro(call)).toEqual({ html: '', problems: [] })
})

test('nor does it in another language', () => {
  expect(renderMacro('{{XULElem("box")}}', { locale: 'ja' })).toEqual({ html: '', problems: [] })
})
