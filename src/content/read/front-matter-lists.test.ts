import { describe, expect, test } from 'vitest'
import { parseFrontMatter } from './front-matter.ts'

const base = 'title: A\nslug: Web/A\n'
const read = (yaml: string) => {
  const { fields, problems } = parseFrontMatter(base + yaml)
  return {
    keys: fields?.['browser-compat'],
    urls: fields?.['spec-urls'],
    problems: problems.map(({ message, line }) => `${line} ${message}`),
  }
}

test('a comma at the end of an address is no part of it, and is reported with its line', () => {
  expect(read('spec-urls:\n  - https://a.example/#x\n  - https://b.example/,\n')).toEqual({
    keys: undefined,
    urls: ['https://a.example/#x', 'https://b.example/'],
    problems: [
      '6 `spec-urls`: expected an address that begins with https://, or a list of them, found "https://b.example/,"; read as https://b.example/',
    ],
  })
})

test('a comma within an address stays', () => {
  expect(read('spec-urls: https://a.example/?x=1,2\n')).toEqual({ keys: undefined, urls: 'https://a.example/?x=1,2', problems: [] })
})

describe('several in one text are separated', () => {
  test.each([
    ['spec-urls: https://a.example/, https://b.example/\n', undefined, ['https://a.example/', 'https://b.example/']],
    ['browser-compat: api.a,api.b\n', ['api.a', 'api.b'], undefined],
    ['browser-compat: ["\'api.a\', \\"api.b\\","]\n', ['api.a', 'api.b'], undefined],
  ])('%j', (yaml, keys, urls) => {
    const found = read(yaml)
    expect([found.keys, found.urls]).toEqual([keys, urls])
    expect(found.problems).toEqual([expect.stringMatching(/^4 `[\w-]+`: expected .*, found ".*"; read as /)])
  })
})

describe('what is no item is left out', () => {
  test.each([
    'spec-urls: javascript:alert(1)\n',
    'spec-urls: somewhere\n',
    'spec-urls: ",,,"\n',
    'browser-compat: "<b>"\n',
    "browser-compat: '\"'\n",
  ])('%j', (yaml) => {
    const { keys, urls, problems } = read(yaml)
    expect(keys ?? urls).toEqual([])
    expect(problems).toEqual([expect.stringMatching(/^4 .*; left out$/)])
  })
})

test.each([
  ['browser-compat', 'api.a', 'api.b'],
  ['spec-urls', 'https://a.example/', 'https://b.example/'],
])('of many wrong items of `%s` twenty are reported with their lines, and all are read', (key, first, other) => {
  const { keys, urls, problems } = read(`${key}:\n  - ${first}\n${`  - "${other},"\n  - "<b>"\n`.repeat(3000)}`)
  expect(keys ?? urls).toEqual([first, ...Array.from({ length: 3000 }, () => other)])
  expect(problems).toHaveLength(21)
  expect(problems[0]).toMatch(/^6 .*; read as /)
  expect(problems[19]).toMatch(/^7 .*; left out$/)
  expect(problems[20]).toBe(`undefined \`${key}\`: 5980 more wrong items`)
})

test('twenty wrong items are reported one by one, of twenty-one the last one is counted', () => {
  expect(read(`spec-urls:\n${'  - x\n'.repeat(20)}`).problems).toHaveLength(20)
  expect(read(`spec-urls:\n${'  - x\n'.repeat(21)}`).problems[20]).toBe('undefined `spec-urls`: 1 more wrong item')
})

describe('commas and quotes in any other field are reported with what is expected, and the page stays', () => {
  test.each([
    ['page-type: guide,\n', '`page-type` is not allowed to be "guide,": expected a word in lower case, such as css-property'],
    [
      'status: ["deprecated,"]\n',
      '`status` is not allowed to be ["deprecated,"]: expected a list of experimental, deprecated, non-standard',
    ],
    ['tags: "a, b"\n', '`tags` is not allowed to be "a, b": expected a list of texts'],
    [
      'l10n:\n  sourceCommit: 0abcdef,\n',
      '`l10n` is not allowed to be {"sourceCommit":"0abcdef,"}: expected `sourceCommit` with the hash of a commit in it, or its first 7 digits or more',
    ],
    ['original_slug: [a, b]\n', '`original_slug` is not allowed to be ["a","b"]: expected a slug'],
  ])('%j', (yaml, message) => {
    const { fields, problems } = parseFrontMatter(base + yaml)
    expect(fields).toEqual({ title: 'A', slug: 'Web/A' })
    expect(problems).toEqual([{ message, line: 4 }])
  })

  test('quotes that are not closed say what was expected', () => {
    expect(parseFrontMatter('title: "A" and "B"\nslug: x\n').problems).toEqual([
      {
        message: expect.stringMatching(/^front matter is not valid YAML: .*; expected lines of `key: value`, the value in quotes where/),
        line: 2,
        column: 12,
      },
    ])
  })
})
