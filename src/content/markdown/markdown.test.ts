import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

const labels = { note: 'Note:', warning: 'Warning:', good_example: 'Good example', bad_example: 'Bad example' }

function render(text: string) {
  const problems: string[] = []
  const html = markdownToHtml(text, { labels, report: ({ line, kind, message }) => void problems.push(`${line} ${kind}: ${message}`) })
  return { html, problems }
}

test('tables, raw HTML, formulas and bare addresses work', () => {
  expect(render('| a | b |\n| - | -: |\n| 1 | 2 |\n').html).toBe(
    '<table>\n<thead>\n<tr>\n<th>a</th>\n<th style="text-align:right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td style="text-align:right">2</td>\n</tr>\n</tbody>\n</table>\n',
  )
  expect(render('<p>\n*a*\n</p>\n\nx <kbd>*b*</kbd> y').html).toBe('<p>\n*a*\n</p>\n<p>x <kbd><em>b</em></kbd> y</p>\n')
  expect(render('See https://example.org/a_b_c.').html).toBe(
    '<p>See <a href="https://example.org/a_b_c" data-line="0">https://example.org/a_b_c</a>.</p>\n',
  )
  expect(render('<math><mi>x</mi></math>').html).toBe('<p><math><mi>x</mi></math></p>\n')
})

test.each(['~~a~~', '- [ ] task', 'note[^1]', '(c) -- "x"', '## A {#id}'])('what is not enabled stays as it is: %s', (text) => {
  const { html } = render(text)
  expect(html).not.toMatch(/<(?:del|s|a|input|sup)\b/)
})

test('links and images know their line, also in tables', () => {
  expect(render('a\n\n[b](/c)\n![d](e)').html).toBe(
    '<p>a</p>\n<p><a href="/c" data-line="2">b</a>\n<img src="e" alt="d" data-line="2"></p>\n',
  )
  expect(render('| a |\n| - |\n| b |\n| [c](/d) |').html).toContain('<td><a href="/d" data-line="3">c</a></td>')
})

describe('headings', () => {
  test.each([
    ['## Plain text', '<h2 data-slug="plain_text">Plain text</h2>'],
    ['### `currentcolor` keyword', '<h3 data-slug="currentcolor_keyword"><code>currentcolor</code> keyword</h3>'],
    ['#### *A* & [b](/c) &lt;d>', '<h4 data-slug="a_b_d"><em>A</em> &amp; <a href="/c" data-line="0">b</a> &lt;d&gt;</h4>'],
    ['## ???', '<h2 data-slug="sect">???</h2>'],
    ['One\ntwo\n---', '<h2 data-slug="one_two">One\ntwo</h2>'],
    ['## `\\{{x}}`', '<h2 data-slug="x"><code>{{x}}</code></h2>'],
  ])('%j gets an id of its whole text', (text, html) => {
    expect(render(text).html).toBe(`${html}\n`)
  })

  test('with a macro gets its id when the macro is filled in', () => {
    expect(render('## \u0080\u0090\u0082\u0081 x').html).toBe('<h2>\u0080\u0090\u0082\u0081 x</h2>\n')
  })
})

describe('tags that no language knows', () => {
  test.each([
    ['The <length> type', '<p>The &lt;length&gt; type</p>\n'],
    ['a </custom> b', '<p>a &lt;/custom&gt; b</p>\n'],
    ['a <b>c</b>', '<p>a <b>c</b></p>\n'],
    ['a <my-element x="y">c</my-element>', '<p>a <my-element x="y">c</my-element></p>\n'],
    ['a <feGaussianBlur>', '<p>a <feGaussianBlur></p>\n'],
  ])('%s', (text, html) => {
    expect(render(text).html).toBe(html)
  })
})

test('a fence without a language is reported at its line', () => {
  expect(render('a\n\n```\nx\n```\n').problems).toEqual(['2 fence-language: the code block has no language'])
  expect(render('```plain\nx\n```\n').problems).toEqual([])
})

test('a note whose text stands in the line of its mark is reported there', () => {
  expect(render('a\n\n> [!NOTE] x\n').problems).toEqual(['2 alert-on-one-line: expected nothing after [!NOTE] in its line'])
})

test('an unknown kind of note is reported at its line', () => {
  expect(render('> [!HINWEIS] x\n').problems).toEqual(['0 unknown-alert: [!HINWEIS] is not a kind of note'])
  expect(render('a\n\n> [!HINWEIS]\n> x\n').problems).toEqual(['2 unknown-alert: [!HINWEIS] is not a kind of note'])
})

test.each([
  '[',
  '![',
  '[a](',
  '[a](<',
  '`',
  '```',
  '|a\n|-',
  '<',
  '<a',
  '<!--',
  '&#x;',
  '\\',
  '\u0000',
  '> '.repeat(50),
  '- '.repeat(50),
  '*'.repeat(2000),
  '['.repeat(2000),
  '<'.repeat(2000),
  '`'.repeat(2000),
])('broken Markdown gives text, never an error', (text) => {
  expect(() => render(text)).not.toThrow()
})

test('a line of a code block that is too long to be highlighted is reported where it stands', () => {
  expect(render(`a\n\n\`\`\`js\nlet a\n${'x'.repeat(1_001)}\n\`\`\`\n`).problems).toEqual([
    '4 uncolored-code: a line of the code block is too long to be highlighted',
  ])
})
