import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText, withoutMarks } from './rich-text.tsx'

test.each([
  ['Use `a` and `b`.', 'Use <code>a</code> and <code>b</code>.'],
  ['Use <code>&lt;b&gt;</code> &amp; more', 'Use <code>&lt;b&gt;</code> &amp; more'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<code><b>x</b></code>', '&lt;code&gt;&lt;b&gt;x&lt;/b&gt;&lt;/code&gt;'],
  ['`<script>`', '<code>&lt;script&gt;</code>'],
  ['&amp;lt;', '&amp;lt;'],
  ['one ` alone', 'one ` alone'],
])('%j is %j', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html)
})

test('files have the text without its marks', () => {
  expect(withoutMarks('Add `a` &amp; <code>b</code>')).toBe('Add a & b')
})
