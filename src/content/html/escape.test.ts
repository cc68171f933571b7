import { expect, test } from 'vitest'
import { escapeHtml, escapeOnce } from './escape.ts'

test('what could be read as HTML is escaped', () => {
  expect(escapeHtml(`<a href="x">&'`)).toBe(`&lt;a href=&quot;x&quot;&gt;&amp;'`)
  expect(escapeHtml('plain')).toBe('plain')
})

test('entities that stand already are not escaped again', () => {
  expect(escapeOnce('&lt;b&gt; &amp;amp; & <i>')).toBe('&lt;b&gt; &amp;amp; &amp; &lt;i&gt;')
})
