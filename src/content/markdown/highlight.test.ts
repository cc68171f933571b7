import { expect, test } from 'vitest'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { highlight as highlightHtml, LANGUAGES, languageOf, listUncolored } from './highlight.ts'

const highlight = (code: string, language: string): string => highlightHtml(code, language).toString()

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

test('a long block is highlighted to its end', () => {
  const html = highlight('const a = 1\n'.repeat(10_000), 'js')
  expect(html.match(/token keyword/g)).toHaveLength(10_000)
})

test('a line that is too long stays plain, those around it do not', () => {
  const html = highlight(`let a\n${'x'.repeat(1_001)}\nlet b`, 'js')
  expect(html).toMatch(/^<span class="token keyword">let<\/span> a\nx{1001}\n<span class="token keyword">let<\/span> b$/)
  expect(listUncolored(`let a\n${'x'.repeat(1_001)}\nlet b`, 'js')).toEqual([1])
  expect(listUncolored('x'.repeat(1_001), 'plain')).toEqual([])
})

// Four times as much code of one word is four times as much work: without a bound the last of these takes a minute for each language.
test.each(LANGUAGES)('a word of 80 KB and hostile strings stay whole in %s', (language) => {
  for (const text of ['x'.repeat(80_000), ...takeHostileStrings(700, 400).map(({ text }) => text)])
    expect(textOf(highlight(text, language))).toBe(text.replaceAll('\u00a0', ' '))
})

function textOf(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
