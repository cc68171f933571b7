import { describe, expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const origins = ['https://docs.example', 'http://localhost:3000']
const read = (name: string, text: string) => readImport({ name, text, origins })

describe('a Markdown file', () => {
  test('is read as a list of links, with what is indented below as notes', () => {
    const text =
      '# My list\n\nSome words.\n\n- [Grid](/en-US/docs/Grid)\n  about columns\n\n  and rows\n- [Flex](https://docs.example/de/docs/Flex#a?b)\n'
    expect(read('list.md', text)).toEqual({
      pages: [
        { url: '/en-US/docs/Grid', title: 'Grid', notes: 'about columns\n\nand rows' },
        { url: '/de/docs/Flex', title: 'Flex' },
      ],
      problems: [],
    })
  })

  test('may have escaped brackets, brackets in addresses, numbers and bare addresses', () => {
    const text =
      '1. [a \\[b\\] c](</en-US/docs/a b>): why\n2) [:nth(x)](/en-US/docs/:nth(x))\n* /en-US/docs/Bare\n+ <https://docs.example/en-US/docs/Angles> – note'
    expect(read('list.markdown', text).pages).toEqual([
      { url: '/en-US/docs/a%20b', title: 'a [b] c', notes: 'why' },
      { url: '/en-US/docs/:nth(x)', title: ':nth(x)' },
      { url: '/en-US/docs/Bare' },
      { url: '/en-US/docs/Angles', notes: 'note' },
    ])
  })

  test('as it is exported keeps its notes line by line', () => {
    const text =
      '# List\n\n- [a \\[b\\]](https://docs.example/en-US/docs/a%28b%29)\n\n  > 1 \\* 2\n  >\n  > - no entry\n\n- [next](/en-US/docs/n)\n'
    expect(read('list.md', text).pages).toEqual([
      { url: '/en-US/docs/a%28b%29', title: 'a [b]', notes: '1 * 2\n\n- no entry' },
      { url: '/en-US/docs/n', title: 'next' },
    ])
  })

  test('has its problems named by their lines, and the rest is read', () => {
    const text =
      '- [ok](/en-US/docs/A)\n- no link\n- [bad](javascript:alert(1))\n- [other](https://elsewhere.example/x)\n- [user](https://u:p@docs.example/x)\n- [open](/x'
    expect(read('list.md', text)).toEqual({
      pages: [{ url: '/en-US/docs/A', title: 'ok' }],
      problems: [
        { unit: 'line', place: 2, reason: 'no_link' },
        { unit: 'line', place: 3, reason: 'other_site' },
        { unit: 'line', place: 4, reason: 'other_site' },
        { unit: 'line', place: 5, reason: 'other_site' },
        { unit: 'line', place: 6, reason: 'no_link' },
      ],
    })
  })
})

describe('a JSON file', () => {
  test('is a list of entries, or has one as its items; other keys are ignored', () => {
    const items = [
      { url: '/en-US/docs/A', title: ' A ', notes: null, hostile: '<script>' },
      { url: 'http://localhost:3000/en-US/docs/B', notes: 'b' },
    ]
    const pages = [
      { url: '/en-US/docs/A', title: 'A' },
      { url: '/en-US/docs/B', notes: 'b' },
    ]
    expect(read('x.json', JSON.stringify(items))).toEqual({ pages, problems: [] })
    expect(read('x.json', JSON.stringify({ name: 'n', items }))).toEqual({ pages, problems: [] })
    expect(read('pasted', JSON.stringify({ items }))).toEqual({ pages, problems: [] })
  })

  test('that is malformed says in which line', () => {
    expect(read('x.json', '[\n  {"url": "/a"},\n  nonsense\n]')).toEqual({
      pages: [],
      problems: [{ unit: 'line', place: 3, reason: 'syntax' }],
    })
  })

  test('that holds something else says so', () => {
    expect(read('x.json', '"text"').problems).toEqual([{ unit: 'file', place: 0, reason: 'not_an_entry' }])
    expect(read('x.json', '{"items": 3}').problems).toEqual([{ unit: 'file', place: 0, reason: 'not_an_entry' }])
    expect(read('x.json', '{"__proto__": {"items": []}}').problems).toEqual([{ unit: 'file', place: 0, reason: 'not_an_entry' }])
  })

  test('has its problems named by the numbers of entries', () => {
    const entries = [
      null,
      'text',
      { title: 'x' },
      { url: 7 },
      { url: '/a', title: 8 },
      { url: '/a', title: 'x'.repeat(1025) },
      { url: '/b', notes: 'x'.repeat(65_537) },
    ]
    expect(read('x.json', JSON.stringify(entries)).problems.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
      '1 no_link',
      '2 no_link',
      '3 no_link',
      '4 not_an_entry',
      '5 not_an_entry',
      '6 title_too_long',
      '7 notes_too_long',
    ])
  })
})

test('a page that stands there twice is read once, as it stands first', () => {
  expect(read('x.md', '- [A](/a)\n- [B](/b)\n- [C](/a#c)').pages).toEqual([
    { url: '/a', title: 'A' },
    { url: '/b', title: 'B' },
  ])
})

test('lengths are counted in characters as people see them, not in units of UTF-16', () => {
  expect(read('x.json', JSON.stringify([{ url: '/a', title: '🦩'.repeat(1024) }])).problems).toEqual([])
})

test('what is beyond the most that is taken is said, and not read', () => {
  const { pages, problems } = read('x.json', JSON.stringify(Array.from({ length: 10_001 }, (_, index) => ({ url: `/${index}` }))))
  expect(pages).toHaveLength(10_000)
  expect(problems).toEqual([{ unit: 'file', place: 0, reason: 'too_many' }])
})

test('what no text may have is left out, so that it keeps nothing else from being imported', () => {
  const text = JSON.stringify([{ url: '/en-US/docs/Grid', title: 'Gr\0id', notes: 'a\ud800b' }])
  expect(read('list.json', text)).toEqual({ pages: [{ url: '/en-US/docs/Grid', title: 'Gr id', notes: 'a\ufffdb' }], problems: [] })
})
