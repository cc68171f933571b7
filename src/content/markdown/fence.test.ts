import { describe, expect, test } from 'vitest'
import { renderFence, unescapeBraces } from './fence.ts'

const LABELS = { good_example: 'So <yes>', bad_example: 'Not so' }

test('a code block has a header with its language, and its words as classes', () => {
  expect(renderFence('a\n', 'plain', LABELS)).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name">plain</span></div><pre class="brush: plain notranslate" translate="no" tabindex="0"><code>a\n</code></pre></div>\n',
  )
})

test.each([
  ['js example-bad live-sample___x live-sample___y', 'brush: js example-bad live-sample___x live-sample___y notranslate', 'js'],
  ['js-nolint', 'brush: js notranslate', 'js'],
  ['html-nolint  example-good ', 'brush: html example-good notranslate', 'html'],
  ['', 'brush: plain notranslate', 'plain'],
  ['CSS', 'brush: css notranslate', 'css'],
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

describe('an escaped macro call', () => {
  test.each([
    ['\\{{x}}', '{{x}}'],
    ['{\\{ x }}', '{{ x }}'],
    ['\\{{ _x("a") }}', '{{ _x("a") }}'],
  ])('%s loses its backslash', (code, text) => {
    expect(unescapeBraces(code)).toBe(text)
    expect(renderFence(code, 'plain', LABELS)).toContain(`<code>${text.replaceAll('"', '&quot;')}</code>`)
  })

  test.each(['/\\{\\}/', '\\{', '\\{{1}}', 'a\\nb'])('%s is none', (code) => {
    expect(unescapeBraces(code)).toBe(code)
  })
})
