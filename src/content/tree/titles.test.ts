import { describe, expect, test } from 'vitest'
import { plainTitle, rootSlugOf, shortTitleOf, titleHtml } from './titles.ts'

test.each([
  ['`<color>` type', '<color> type', '<code>&lt;color&gt;</code> type'],
  ['A `b` and `c`', 'A b and c', 'A <code>b</code> and <code>c</code>'],
  ['plain & simple', 'plain & simple', 'plain &amp; simple'],
  ['one \\` literal', 'one ` literal', 'one ` literal'],
  ['`a\\`b`', 'a`b', '<code>a`b</code>'],
  ['one ` alone', 'one ` alone', 'one ` alone'],
  ['`a` ` b', 'a ` b', '<code>a</code> ` b'],
  ['<script>', '<script>', '&lt;script&gt;'],
  ['', '', ''],
  ['Array: JavaScript names', 'Array: JavaScript names', 'Array: JavaScript names'],
  ['Array.prototype.at() method', 'Array.prototype.at() method', '<span>Array<wbr>.prototype<wbr>.at()</span> method'],
  ['The `<animateTransform>` tag', 'The <animateTransform> tag', 'The <code><span>&lt;animate<wbr>Transform&gt;</span></code> tag'],
])('the title %j is %j and as HTML %j', (title, plain, html) => {
  expect(plainTitle(title)).toBe(plain)
  expect(titleHtml(title).toString()).toBe(html)
})

describe('the short title', () => {
  test.each([
    [{ title: 'Array.prototype.map()', shortTitle: 'map()' }, 'map()'],
    [{ title: '`<dialog>`: The Dialog element' }, '<dialog>'],
    [{ title: '<color> type' }, '<color>'],
    [{ title: 'a < b and c > d' }, 'a < b and c > d'],
    [{ title: 'Using `fetch`' }, 'Using fetch'],
  ])('of %j is %j', (page, title) => {
    expect(shortTitleOf(page)).toBe(title)
  })
})

describe('the root of a page', () => {
  test.each([
    ['Web/CSS/Reference/Properties/color', 'Web/CSS'],
    ['Web/CSS/Guides/Grid', 'Web/CSS'],
    ['Web/API/Document/body', 'Web/API'],
    ['Web/Guides/Reference/x', 'Web/Guides'],
    ['Web/A/Reference/B/Guides/C', 'Web/A/Reference/B'],
    ['Web', 'Web'],
    ['Learn_web_development/Core/Styling', 'Learn_web_development'],
    ['Glossary', 'Glossary'],
    ['orphaned/Web/X', undefined],
    ['conflicting/Web/X', undefined],
  ])('%s is %s', (slug, root) => {
    expect(rootSlugOf(slug)).toBe(root)
  })
})
