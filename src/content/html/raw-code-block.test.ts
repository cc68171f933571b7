import { expect, test } from 'vitest'
import { buildBody, htmlOf } from '../testing/build-sample.ts'

const html = (body: string): string => htmlOf(buildBody(body))

test('a raw block of code becomes what a fence becomes', () => {
  expect(html('<pre class="brush: json">\n{ "a": 1 }</pre>\n')).toBe(html('```json\n{ "a": 1 }\n```\n').trim())
  expect(html('<pre class="brush:js; example-bad notranslate"><code>a &lt; 1\n</code></pre>\n')).toBe(
    html('```js example-bad\na < 1\n```\n').trim(),
  )
})

test('also in the cell of a table, with its id, and with the code of its live sample', () => {
  const { doc } = buildBody(
    '<table><tbody><tr><td id="x">\n<pre id="code" class="brush: css">b {}</pre>\n{{EmbedLiveSample("x", 100, 60)}}\n</td></tr></tbody></table>\n',
  )
  const content = doc.body.map(({ value }) => ('content' in value ? value.content : '')).join('')
  expect(content).toMatch(/<td id="x">\s*<div class="code-example"><div class="example-header">/)
  expect(content).toMatch(/<pre class="brush: css notranslate live-sample---x"[^>]* id="code">/)
})

test('markup in the code stays, without colours', () => {
  expect(html('<pre class="brush: js">a <a href="/en-US/docs/Sample">b</a></pre>\n')).toContain(
    '<code>a <a href="/en-US/docs/Sample" aria-current="page">b</a></code></pre></div>',
  )
})

test('a block flagged hidden is hidden', () => {
  expect(html('<pre class="brush: js hidden">a</pre>\n')).toMatch(/^<pre class="brush: js hidden notranslate" hidden>/)
})

test('a block without a language stays as it is', () => {
  expect(html('<pre id="log">a</pre>\n')).toBe('<pre id="log">a</pre>')
  expect(html('<pre class="brush:">a</pre>\n')).toBe('<pre class="brush:">a</pre>')
})

test('a fence has one head, hidden or not', () => {
  expect(html('```js\na\n```\n').match(/example-header/g)).toHaveLength(1)
  expect(html('```js hidden\na\n```\n')).not.toContain('example-header')
})
