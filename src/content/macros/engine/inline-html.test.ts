import { describe, expect, test } from 'vitest'
import { buildBody, htmlOf } from '../../testing/build-sample.ts'
import { inlineHtml } from './inline-html.ts'

describe('inline elements that are opened and closed stay', () => {
  test.each([
    ['<code>&lt;h1&gt;</code>-<code>&lt;h6&gt;</code>', '<code>&lt;h1&gt;</code>-<code>&lt;h6&gt;</code>'],
    ['<em>a <strong>b</strong></em>', '<em>a <strong>b</strong></em>'],
    ['<span lang="de" translate="no">ä</span>', '<span lang="de" translate="no">ä</span>'],
    ['x<SUB>1</SUB>', 'x<SUB>1</SUB>'],
  ])('%s', (text, html) => {
    expect(inlineHtml(text).toString()).toBe(html)
  })
})

describe('every other tag is text', () => {
  test.each([
    ['<code>', '&lt;code&gt;'],
    ['<length> and </b>', '&lt;length&gt; and &lt;/b&gt;'],
    ['<em>a', '&lt;em&gt;a'],
    ['<b><i>a</b></i>', '<b>&lt;i&gt;a</b>&lt;/i&gt;'],
    ['<a href="/x">a</a>', '&lt;a href=&quot;/x&quot;&gt;a&lt;/a&gt;'],
    ['<script>a</script>', '&lt;script&gt;a&lt;/script&gt;'],
    ['<b onclick=x>a</b>', '&lt;b onclick=x&gt;a&lt;/b&gt;'],
  ])('%s', (text, html) => {
    expect(inlineHtml(text).toString()).toBe(html)
  })
})

describe('character references are decoded once', () => {
  test.each([
    ['document.execCommand(&#34;copy&#34;)', 'document.execCommand(&quot;copy&quot;)'],
    ['transition-behavior:&nbsp;allow-discrete', 'transition-behavior:\u00A0allow-discrete'],
    ['&lt;color&gt', '&lt;color&gt;'],
    ['&#x3c;a&#62; &Auml;', '&lt;a&gt; Ä'],
    ['&amp;lt;', '&amp;lt;'],
    ['R&D &unknown; &#xZZ; a&copy=2 &', 'R&amp;D &amp;unknown; &amp;#xZZ; a&amp;copy=2 &amp;'],
    ['&#0;&#xD800;&#9999999;', '\uFFFD\uFFFD\uFFFD'],
  ])('%s', (text, html) => {
    expect(inlineHtml(text).toString()).toBe(html)
  })
})

test('a text of thousands of tags that are not closed is read in one pass', () => {
  expect(inlineHtml(`${'<b>'.repeat(20_000)}</i>`).toString()).toHaveLength(20_000 * '&lt;b&gt;'.length + '&lt;/i&gt;'.length)
})

test('elements in a text pass the HTML stage like those of the page', () => {
  const built = buildBody('{{Glossary("Sample", "<b onclick=\\"x()\\" style=\\"color: red\\">a</b>")}}\n')
  expect(htmlOf(built)).toMatch(/<b class="[^"]+">a<\/b>/)
  expect(built.problems.join()).toContain('rejected-attribute')
})

test('so is one of thousands of tags that close what is not open', () => {
  const count = 200_000
  expect(inlineHtml(`${'<b>'.repeat(count)}${'</i>'.repeat(count)}<i>a</i>`).toString()).toMatch(
    /^(?:&lt;b&gt;)+(?:&lt;\/i&gt;)+<i>a<\/i>$/,
  )
})
