import { expect, test } from 'vitest'
import { fillHtml, html, joinHtml, raw } from './html.ts'

test('text is escaped between tags and in attributes', () => {
  expect(String(html`<p title="${`'"&`}">${'<b>'}</p>`)).toBe('<p title="\'&quot;&amp;">&lt;b&gt;</p>')
})

test('HTML in HTML is written as it is', () => {
  expect(String(html`<p>${html`<b>${'&'}</b>`}${raw('<hr>')}</p>`)).toBe('<p><b>&amp;</b><hr></p>')
})

test('of a list each value is written, of a list in it too', () => {
  expect(String(html`<ul>${[html`<li>`, 'a < b', ['&', 3]]}</ul>`)).toBe('<ul><li>a &lt; b&amp;3</ul>')
})

test.each<false | null | undefined | readonly []>([false, null, undefined, []])('%j gives nothing', (value) => {
  expect(String(html`<option${value}>`)).toBe('<option>')
})

test.each([
  ['', ''],
  [0, '0'],
])('%j is written', (value, expected) => {
  expect(String(html`${value}`)).toBe(expected)
})

test('parts are joined without a separator for absent ones', () => {
  expect(String(joinHtml([html`<p>`, undefined, false, html`<b>`], '\n'))).toBe('<p>\n<b>')
})

test('places of a text are filled, and values are not searched for places', () => {
  expect(String(fillHtml('<{a}> & {b} {c}', { a: html`{b}`, b: html`<i>` }))).toBe('&lt;{b}&gt; &amp; <i> {c}')
})
