import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

const render = (text: string): string =>
  markdownToHtml(text, { labels: { note: '', warning: '', good_example: '', bad_example: '' }, report: () => {} }).replace(/\n/g, '')

describe('a list becomes a definition list when every item ends in details', () => {
  test.each([
    ['- term\n  - : detail\n', '<dl><dt>term</dt><dd><p>detail</p></dd></dl>'],
    [
      '- `a`\n  - : one\n- `b`\n  - : two\n',
      '<dl><dt><code>a</code></dt><dd><p>one</p></dd><dt><code>b</code></dt><dd><p>two</p></dd></dl>',
    ],
    ['- one\n\n  two\n  - : x\n', '<dl><dt><p>one</p><p>two</p></dt><dd><p>x</p></dd></dl>'],
    ['- term\n  - : one\n  - : two\n', '<dl><dt>term</dt><dd><p>one</p></dd><dd><p>two</p></dd></dl>'],
    ['- term\n\n  - : one\n\n    two\n', '<dl><dt>term</dt><dd><p>one</p><p>two</p></dd></dl>'],
    ['- a\n  - : :root is a selector\n', '<dl><dt>a</dt><dd><p>:root is a selector</p></dd></dl>'],
  ])('%j', (text, html) => {
    expect(render(text)).toBe(html)
  })

  test('also inside of a detail, an item or a quote', () => {
    expect(render('- outer\n  - : text\n    - inner\n      - : detail\n')).toBe(
      '<dl><dt>outer</dt><dd><p>text</p><dl><dt>inner</dt><dd><p>detail</p></dd></dl></dd></dl>',
    )
    expect(render('1. a\n   - b\n     - : c\n')).toBe('<ol><li>a<dl><dt>b</dt><dd><p>c</p></dd></dl></li></ol>')
    expect(render('> - b\n>   - : c\n')).toBe('<blockquote><dl><dt>b</dt><dd><p>c</p></dd></dl></blockquote>')
  })

  test('and details may hold lists, code and notes', () => {
    expect(render('- a\n  - : b\n    - c\n    - d\n')).toBe('<dl><dt>a</dt><dd><p>b</p><ul><li>c</li><li>d</li></ul></dd></dl>')
    expect(render('- a\n\n  - : b\n\n    ```plain\n    - x\n      - : y\n    ```\n')).toContain('<code>- x  - : y</code>')
  })
})

describe('a list stays one when', () => {
  test.each([
    ['an item has no details', '- a\n  - : b\n- c\n'],
    ['a sub-item is no detail', '- a\n  - : b\n  - c\n'],
    ['text stands behind the details', '- a\n\n  - : b\n\n  text\n'],
    ['the colon has no blank behind it', '- a\n  - :b\n'],
    ['there is no term', '- - : b\n'],
    ['the list is counted', '1. a\n   1. : b\n'],
    ['it is flat', '- : a\n- : b\n'],
  ])('%s', (_, text) => {
    expect(render(text)).not.toContain('<dl>')
  })
})

test('of two lists after one another each is looked at by itself', () => {
  expect(render('- a\n  - : b\n\ntext\n\n- c\n- d\n')).toBe('<dl><dt>a</dt><dd><p>b</p></dd></dl><p>text</p><ul><li>c</li><li>d</li></ul>')
})

test('lists may be longer than a call has room for arguments', () => {
  expect(render('- a\n  - : b\n'.repeat(15_000)).split('<dt>')).toHaveLength(15_001)
  expect(render(`- a\n  - : b\n${'    - c\n'.repeat(30_000)}`).split('<li>')).toHaveLength(30_001)
})
