import { expect, test } from 'vitest'
import { MarkedCode } from './code-text.ts'
import { parseMarkedHtml, serialize, textOf } from './dom.ts'

const HTML = '<span class="token keyword">let</span> a &lt; b'

function parse(around: (mark: string) => string): { readonly html: string; readonly text: string } {
  const codes = new MarkedCode()
  const nodes = parseMarkedHtml(around(codes.mark('let a < b', HTML)), codes, () => undefined)
  return { html: serialize(nodes), text: nodes.map(textOf).join('') }
}

test('marked code is written with its colours and read without them', () => {
  const { html, text } = parse((mark) => `<pre><code>${mark}</code></pre>`)
  expect(html).toBe(`<pre><code>${HTML}</code></pre>`)
  expect(text).toBe('let a < b')
})

test.each([
  ['an attribute that was left open', (code: string) => `<p title="<code>${code}</code>">x</p>`],
  ['a comment', (code: string) => `<!-- <code>${code}</code> --><p>x</p>`],
  ['a text area', (code: string) => `<textarea><code>${code}</code></textarea>`],
  ['a text with more than the code', (code: string) => `<code>a${code}</code>`],
  ['another element', (code: string) => `<p>${code}</p>`],
])('code in %s is parsed as HTML', (_, around) => {
  const plain = parseMarkedHtml(around(HTML), new MarkedCode(), () => undefined)
  expect(parse(around).html).toBe(serialize(plain))
})
