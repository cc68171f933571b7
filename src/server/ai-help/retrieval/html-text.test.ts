import { expect, test } from 'vitest'
import { plainText, textOfSection } from './html-text.ts'

test('paragraphs, items and cells are separate, code blocks stand by themselves', () => {
  const html =
    '<p>One <code>a &lt; b</code>\nline.</p><ul><li>Item</li></ul><div class="code-example"><div class="example-header"><span class="language-name">css</span></div><pre class="brush: css notranslate"><code><span>a</span> {}\n</code></pre></div><p>After.</p>'
  expect(textOfSection(html)).toEqual({
    paragraphs: ['One `a < b` line.', 'Item', 'After.'],
    code: [{ language: 'css', text: 'a {}' }],
  })
})

test('the places of results and hidden code blocks are no text of the page', () => {
  const html =
    '<p>Before.</p><div class="example-result"><div class="example-header"><span>Result</span></div><div class="example-output"><p>Turn on JavaScript.</p></div></div><div class="live-sample"><div class="example-header"><span>Result</span></div><live-sample><p>Turn on JavaScript.</p></live-sample></div><details class="example-rest"><summary>Show the HTML</summary></details><details><summary>More</summary></details><pre class="brush: js hidden live-sample---x"><code>secret()</code></pre><pre class="brush: js live-sample---hidden-one"><code>shown()</code></pre>'
  expect(textOfSection(html)).toEqual({ paragraphs: ['Before.', 'More'], code: [{ language: 'js', text: 'shown()' }] })
})

test('HTML that is cut off gives what is there', () => {
  expect(textOfSection('<p>One</p><pre class="brush: js"><code>a')).toEqual({ paragraphs: ['One'], code: [{ language: 'js', text: 'a' }] })
  expect(textOfSection('a <b')).toEqual({ paragraphs: ['a <b'], code: [] })
})

test('plain text has no tags and no references', () => {
  expect(plainText('<b>a</b> &lt; b &amp;lt;')).toBe('a < b &lt;')
})
