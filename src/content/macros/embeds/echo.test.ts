import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'

test('the argument is shown as it is, escaped', () => {
  expect(renderMacro('{{Echo("<b>\\"bold\\"</b> & more")}}')).toEqual({
    html: '&lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; more',
    problems: [],
  })
  expect(renderMacro('{{echo(1.5)}}').html).toBe('1.5')
})

test('without an argument the page shows why the call failed', () => {
  expect(renderMacro('{{Echo}}')).toEqual({
    html: '<span class="macro-error">Macro Echo failed: argument 1 (text) is missing; expected a text</span>',
    problems: ['error macro-error: Echo: argument 1 (text) is missing; expected a text'],
  })
})

test('it says the same in every language', () => {
  expect(renderMacro('{{Echo("größer > kleiner")}}', { locale: 'de' }).html).toBe('größer &gt; kleiner')
})
