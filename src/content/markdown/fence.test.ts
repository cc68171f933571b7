import { expect, test } from 'vitest'
import { type FenceLabels, renderFence as renderFenceHtml } from './fence.ts'

const renderFence = (code: string, info: string, labels: FenceLabels): string => renderFenceHtml(code, info, labels).toString()

const LABELS = { good_example: 'So <yes>', bad_example: 'Not so' }

test('a code block has a header with its language, and its words as classes', () => {
  expect(renderFence('a\n', 'plain', LABELS)).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name"></span></div><pre class="brush: plain notranslate" translate="no" tabindex="0"><code>a\n</code></pre></div>\n',
  )
})

test.each([
  ['js example-bad live-sample___x live-sample___y', 'brush: js example-bad live-sample___x live-sample___y notranslate', 'js'],
  ['js-nolint', 'brush: js notranslate', 'js'],
  ['html-nolint  example-good ', 'brush: html example-good notranslate', 'html'],
  ['', 'brush: plain notranslate', ''],
  ['CSS', 'brush: css notranslate', 'css'],
  [' js live-sample___x', 'brush: js live-sample___x notranslate', 'js'],
  ['js "><script>', 'brush: js &quot;&gt;&lt;script&gt; notranslate', 'js'],
])('the info %j gives the classes %j', (info, classes, language) => {
  const html = renderFence('x', info, LABELS)
  expect(html).toContain(`<pre class="${classes}" `)
  expect(html).toContain(`<span class="language-name">${language}</span>`)
})

test('what to do and what not to do is said in words', () => {
  expect(renderFence('x', 'js example-good', LABELS)).toContain('js</span><span class="example-mark">So &lt;yes&gt;</span></div>')
  expect(renderFence('x', 'js example-bad', LABELS)).toContain('<span class="example-mark">Not so</span>')
  expect(renderFence('x', 'js', LABELS)).not.toContain('example-mark')
})

test('a hidden block has no header and is hidden', () => {
  expect(renderFence('a\n', 'css hidden live-sample___x', LABELS)).toMatch(
    /^<pre class="brush: css hidden live-sample___x notranslate" hidden><code>.*\n<\/code><\/pre>\n$/s,
  )
})
