import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

/*
 * The languages of everyday are loaded first, and all others when one of them is asked for. They are loaded once for each process, so that this test has one of its own.
 */
const CODE = {
  html: `<p onclick="go(1)" style="color: red">a &amp; b</p>\n<script>const a = /[a-z]+/g.test(\`x\${1}\`)</script>\n<style>a::before { content: "x" }</style>\n`,
  svg: '<svg><style>a { fill: red }</style></svg>\n',
  css: '@media (width > 10px) { a:hover { margin: calc(1px + 2em) url("a.png") } }\n',
  js: `class A { #b = /(?<year>\\d{4})/u; async *c() { yield \`\${await d?.e}\` } }\n`,
  json: '{"a": [1, null, "b"]}\n',
  regex: '(?<year>\\d{4})-[^a-z]',
}

test('code has the same colours before and after the other languages are loaded', () => {
  const before = Object.entries(CODE).map(([language, code]) => highlight(code, language).toString())
  for (const html of before) expect(html).toContain('class="token')
  expect(highlight('def a(): return 1', 'python').toString()).toContain('class="token keyword"')
  expect(Object.entries(CODE).map(([language, code]) => highlight(code, language).toString())).toEqual(before)
})
