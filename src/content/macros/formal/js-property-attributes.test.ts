import { expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const table = (head: string, rows: readonly (readonly [string, string])[]) =>
  `<table class="property-attributes"><thead><tr><th colspan="2">${head}</th></tr></thead><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

test('three rows say what can be done with the property of the page', () => {
  const page = samplePage('Web/JavaScript/length', { title: '`Array<T>`: length' })
  expect(renderMacro('{{js_property_attributes(1, 0, 1)}}', { page })).toEqual({
    html: table('Property attributes of <code>Array&lt;T&gt;: length</code>', [
      ['Writable', 'yes'],
      ['Enumerable', 'no'],
      ['Configurable', 'yes'],
    ]),
    problems: [],
  })
})

test('truth values and quoted numbers count as well', () => {
  const expected = renderMacro('{{js_property_attributes(0, 1, 0)}}').html
  expect(renderMacro('{{js_property_attributes(false, true, false)}}').html).toBe(expected)
  expect(renderMacro('{{js_property_attributes("0", "1", "0")}}').html).toBe(expected)
  expect(expected).toContain('<th scope="row">Enumerable</th><td>yes</td>')
})

test.each([
  ['{{js_property_attributes(1, 0)}}', 'argument 3 (configurable) is missing; expected 0 or 1'],
  ['{{js_property_attributes(1, 0, 2)}}', 'argument 3 (configurable) is 2; expected 0 or 1'],
])('%s shows why it failed', (call, reason) => {
  expect(renderMacro(call)).toEqual({
    html: `<span class="macro-error">Macro js_property_attributes failed: ${reason}</span>`,
    problems: [`error macro-error: js_property_attributes: ${reason}`],
  })
})

test('a German page says it in German', () => {
  expect(renderMacro('{{js_property_attributes(1, 0, 0)}}', { locale: 'de' }).html).toBe(
    table('Eigenschaftsattribute von <code>Sample</code>', [
      ['Schreibbar', 'ja'],
      ['Aufzählbar', 'nein'],
      ['Konfigurierbar', 'nein'],
    ]),
  )
})
