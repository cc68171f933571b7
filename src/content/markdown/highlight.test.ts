import { expect, test } from 'vitest'
import { highlight, languageOf } from './highlight.ts'

test.each([
  ['js-nolint example-bad', 'js'],
  ['HTML', 'html'],
  ['', ''],
])('the language of %j is %j', (info, language) => {
  expect(languageOf(info)).toBe(language)
})

test('code gets spans with the classes of its parts', () => {
  expect(highlight('const a = 1', 'js')).toBe(
    '<span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span>',
  )
})

test.each([
  'js',
  'css',
  'html',
  'json',
  'http',
  'bash',
  'xml',
  'python',
  'jsx',
  'wat',
  'yaml',
  'svg',
  'md',
  'ts',
  'webidl',
  'glsl',
  'php',
  'rust',
  'sql',
])('%s is known', (language) => {
  const samples: Readonly<Record<string, string>> = {
    css: 'a { color: red }',
    html: '<p>',
    svg: '<p>',
    xml: '<p>',
    http: 'GET / HTTP/1.1\n',
    md: '# x',
    yaml: 'a: 1',
    wat: '(module)',
    jsx: '<a b="c">',
  }
  expect(highlight(samples[language] ?? 'if (1) return "x" # y', language)).toContain('class="token ')
})

test.each(['plain', 'nonsense', 'constructor', 'extend', '__proto__', 'tostring', 'languages'])('%s gives plain text', (language) => {
  expect(highlight('a < b & c', language)).toBe('a &lt; b &amp; c')
})

test('no code can leave its block', () => {
  for (const language of ['js', 'html', 'css', 'plain', 'http'])
    expect(highlight('</code></pre><script>alert(1)</script>', language)).not.toMatch(/<\/code>|<script/)
})

test('very long code has no colours', () => {
  expect(highlight('const a = 1\n'.repeat(10_000), 'js')).not.toContain('<span')
})
