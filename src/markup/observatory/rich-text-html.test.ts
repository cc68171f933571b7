import { expect, test } from 'vitest'
import { html } from '../html.ts'
import { richTextHtml, withoutMarks } from './rich-text-html.ts'

test.each([
  ['Use `a` and `b`.', 'Use <code>a</code> and <code>b</code>.'],
  ['Use <code>&lt;b&gt;</code> &amp; more', 'Use <code>&lt;b&gt;</code> &amp; more'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<code><b>x</b></code>', '&lt;code&gt;&lt;b&gt;x&lt;/b&gt;&lt;/code&gt;'],
  ['`<script>`', '<code>&lt;script&gt;</code>'],
  ['&amp;lt;', '&amp;lt;'],
  ['one ` alone', 'one ` alone'],
])('%j is %j', (text, written) => {
  expect(html`${richTextHtml(text)}`.toString()).toBe(written)
})

test('files have the text without its marks', () => {
  expect(withoutMarks('Add `a` &amp; <code>b</code>')).toBe('Add a & b')
})
