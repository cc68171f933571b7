import { expect, test } from 'vitest'
import { cleanHtml, type FindTarget } from './compat-html.ts'

const findTarget: FindTarget = (href) => (href.startsWith('https://known.example/') ? { href: '/here', className: 'external' } : undefined)

test.each([
  ['plain text', 'plain text'],
  ['a <code>b</code> <em>c</em>', 'a <code>b</code> <em>c</em>'],
  ['1 &lt; 2 & 3', '1 &lt; 2 &amp; 3'],
  ['<a href="https://known.example/x"><code>x</code></a>', '<a href="/here" class="external"><code>x</code></a>'],
  ['<a href="https://other.example/"><code>x</code></a>', '<code>x</code>'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<code onclick="x()" class="y">b</code>', '<code>b</code>'],
  ['<p>x<img src=y onerror=z></p>', 'x'],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html, findTarget)).toBe(clean)
})
