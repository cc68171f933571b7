import { expect, test } from 'vitest'
import { parseHtml, serialize, textOf } from './dom.ts'

test.each([
  '<p>a &lt;b&gt; &amp; c&nbsp;d</p>',
  '<input disabled><br><img src="a&amp;b" alt="&quot;">',
  '<p title="&lt;x&gt;">"quotes"</p>',
  '<math display="block"><mi>x</mi><mo>&lt;</mo></math>',
  '<pre>\n\ntwo</pre>',
])('%s is written as it was read', (html) => {
  expect(serialize(parseHtml(html))).toBe(html)
})

test('comments are left out', () => {
  expect(serialize(parseHtml('a<!-- b -->c'))).toBe('ac')
})

test.each([
  '<p>a<p>b',
  '<ul><li>a<li>b</ul>',
  '</div>x',
  '<a <b>',
  '<',
  '<div class=x',
  '<!doctype html>',
  '<![CDATA[x]]>',
  '<length> is a type',
])('broken HTML %j is read without an error', (html) => {
  expect(() => serialize(parseHtml(html))).not.toThrow()
})

test('the text of a node is that of all below it', () => {
  expect(parseHtml('<p>a <b>b <i>c</i></b>&amp;</p>').map(textOf)).toEqual(['a b c&'])
})

test('elements that are nested too deep lose their tags, not their text, and are reported', () => {
  const names: string[] = []
  const html = serialize(parseHtml(`${'<b>'.repeat(600)}<i>x</i>${'</b>'.repeat(600)}<p>y</p>`, (name) => names.push(name)))
  expect(html).toBe(`${'<b>'.repeat(512)}x${'</b>'.repeat(512)}<p>y</p>`)
  expect([names.length, names.at(-1)]).toEqual([89, 'i'])
})
