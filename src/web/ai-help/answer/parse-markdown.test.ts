import { expect, test } from 'vitest'
import { parseInline } from './parse-inline.ts'
import { parseMarkdown } from './parse-markdown.ts'

const text = (value: string) => ({ kind: 'text', text: value })

test('a paragraph has code, emphasis and links', () => {
  expect(parseInline('Use `grid` and **very *bold*** [text](/en-US/docs/Web/CSS#a "t"), a_b_c.')).toEqual([
    text('Use '),
    { kind: 'code', text: 'grid' },
    text(' and '),
    { kind: 'strong', children: [text('very '), { kind: 'emphasis', children: [text('bold')] }] },
    text(' '),
    { kind: 'link', url: '/en-US/docs/Web/CSS#a', children: [text('text')] },
    text(', a_b_c.'),
  ])
})

test('marks without an end, HTML and brackets are text', () => {
  for (const plain of ['**a', '*a _b', '<img src=x onerror=alert(1)>', '[a] b', '[a](b c)', '`a', '2 * 3 * 4', 'a~b']) {
    const shown = parseInline(plain).map((part) => ('text' in part ? part.text : '?'))
    expect(shown.join('')).toBe(plain)
  }
})

test('a link may have brackets in pairs, and code may have fences in it', () => {
  expect(parseInline('[f](/a/b_(c)#d) ``a ` b``')).toEqual([
    { kind: 'link', url: '/a/b_(c)#d', children: [text('f')] },
    text(' '),
    { kind: 'code', text: 'a ` b' },
  ])
})

test('headings, rules, quotes and code are parts of their own', () => {
  expect(parseMarkdown('## A b ##\ntext\n---\n> said\n> so\n\n```css\na {\n\n}\n```')).toEqual([
    { kind: 'heading', level: 2, children: [text('A b')] },
    { kind: 'paragraph', children: [text('text')] },
    { kind: 'rule' },
    { kind: 'quote', children: [{ kind: 'paragraph', children: [text('said\nso')] }] },
    { kind: 'code', language: 'css', code: 'a {\n\n}', isClosed: true },
  ])
})

test('code whose end has not come yet is code', () => {
  expect(parseMarkdown('```js\nlet a')).toEqual([{ kind: 'code', language: 'js', code: 'let a', isClosed: false }])
})

test('code between three marks in one line begins no block', () => {
  expect(parseMarkdown('```a``` b\nc')).toEqual([{ kind: 'paragraph', children: [{ kind: 'code', text: 'a' }, text(' b\nc')] }])
})

test('lists have parts and lists in their items', () => {
  expect(parseMarkdown('3. one\n   ```js\n   a\n   ```\n4. two\n   - in\n   - it\n\nafter')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [
        [
          { kind: 'paragraph', children: [text('one')] },
          { kind: 'code', language: 'js', code: 'a', isClosed: true },
        ],
        [
          { kind: 'paragraph', children: [text('two')] },
          {
            kind: 'list',
            isOrdered: false,
            start: 1,
            items: [[{ kind: 'paragraph', children: [text('in')] }], [{ kind: 'paragraph', children: [text('it')] }]],
          },
        ],
      ],
    },
    { kind: 'paragraph', children: [text('after')] },
  ])
})

test('a table has as many cells in each row as it has columns', () => {
  expect(parseMarkdown('| a | b |\n|---|:-:|\n| 1 | `x\\|y` | 3 |\n| 4 |')).toEqual([
    {
      kind: 'table',
      head: [[text('a')], [text('b')]],
      rows: [
        [[text('1')], [{ kind: 'code', text: 'x|y' }]],
        [[text('4')], []],
      ],
    },
  ])
})

test.each(['*', '**a ', '[', '[a](', '`', '`a``', '> ', '- ', '1. ', '|', '| - |\n', '(', '\\', '_a', '```\n', '\n', '](a', '[a](('])(
  'a long answer of nothing but %j is read',
  (part) => {
    expect(parseMarkdown(part.repeat(20_000 / part.length)).length).toBeGreaterThanOrEqual(0)
    expect(parseMarkdown(part.repeat(200_000)).length).toBeGreaterThanOrEqual(0)
  },
)
