import { describe, expect, test } from 'vitest'
import { parseFrontMatter, splitFrontMatter } from './front-matter.ts'

describe('splitting', () => {
  test.each([
    ['---\ntitle: A\n---\nBody', 'title: A\n', 'Body'],
    ['---\r\ntitle: A\r\n---\r\nBody', 'title: A\r\n', 'Body'],
    ['\uFEFF---\ntitle: A\n---\nBody', 'title: A\n', 'Body'],
    ['--- \ntitle: A\n---\t\nBody', 'title: A\n', 'Body'],
    ['---\ntitle: A\n---', 'title: A\n', ''],
    ['---\n---\nBody', '', 'Body'],
    ['---\ntitle: a --- b\n---\nBody\n---\nmore', 'title: a --- b\n', 'Body\n---\nmore'],
  ])('%j has front matter and a body', (text, yaml, body) => {
    const split = splitFrontMatter(text)
    expect(split.yaml).toBe(yaml)
    expect(text.slice(split.bodyStart)).toBe(body)
  })

  test.each(['', 'Body', '\n---\ntitle: A\n---\n', '---\ntitle: A\nBody', '----\ntitle: A\n----\n', '---\ntitle: A\n ---\n'])(
    '%j has no front matter',
    (text) => {
      expect(splitFrontMatter(text)).toEqual({ yaml: undefined, bodyStart: 0 })
    },
  )
})

describe('reading', () => {
  const base = 'title: A\nslug: Web/A\n'

  test('all known keys are taken, and values are texts whatever they look like', () => {
    const yaml = `title: 404\nshort-title: "1.0"\nslug: Web/A\npage-type: guide\nstatus:\n  - experimental\n  - non-standard\nbrowser-compat: [a.b, c.d]\nspec-urls: https://a.example/\nsidebar: cssref\nbanners: []\ntags: []\nl10n:\n  sourceCommit: 0abcdef\noriginal_slug: X\n`
    expect(parseFrontMatter(yaml)).toEqual({
      fields: {
        title: '404',
        'short-title': '1.0',
        slug: 'Web/A',
        'page-type': 'guide',
        status: ['experimental', 'non-standard'],
        'browser-compat': ['a.b', 'c.d'],
        'spec-urls': 'https://a.example/',
        sidebar: 'cssref',
        banners: [],
        tags: [],
        l10n: { sourceCommit: '0abcdef' },
        original_slug: 'X',
      },
      problems: [],
    })
  })

  test.each([
    ['""', true],
    ['0123456', true],
    ['0123456789ABCDEF0123456789ABCDEF01234567', true],
    ['012345', false],
  ])('`sourceCommit: %s` is a commit, none or an abbreviation of one: %s (docs/behaviour/documents.md 42)', (commit, isAllowed) => {
    const { fields, problems } = parseFrontMatter(`${base}l10n:\n  sourceCommit: ${commit}\n`)
    expect(fields).toHaveProperty('slug', 'Web/A')
    expect([fields !== undefined && 'l10n' in fields, problems.length]).toEqual(isAllowed ? [true, 0] : [false, 1])
  })

  test('CRLF line ends are no part of values', () => {
    expect(parseFrontMatter('title: A\r\nslug: Web/A\r\n')).toEqual({ fields: { title: 'A', slug: 'Web/A' }, problems: [] })
  })

  test.each([
    ['slug: Web/A', 'front matter must have a `title`', undefined],
    ['title: A', 'front matter must have a `slug`', undefined],
    ['slug: Web/A\ntitle: ""', 'front matter must have a `title`', 3],
    ['title: A\nslug: [a]', 'front matter must have a `slug`', 3],
  ])('%j cannot be used', (yaml, message, line) => {
    const { fields, problems } = parseFrontMatter(yaml)
    expect(fields).toBeUndefined()
    expect(problems[0]).toEqual(line === undefined ? { message } : { message, line })
  })

  test.each([
    ['title: "A\nslug: b', /^front matter is not valid YAML: /, 3],
    ['title: A: B\nslug: x', /^front matter is not valid YAML: bad indentation/, 2],
    ['title: A\ntitle: B\nslug: x', /^front matter is not valid YAML: duplicated mapping key/, 3],
    ['title: !!js/function x', /^front matter is not valid YAML: unknown/, 2],
    ['', /^front matter is not valid YAML: /, undefined],
    ['- a\n- b', /^front matter must be a list of `key: value` lines$/, 1],
    ['just words', /^front matter must be a list of `key: value` lines$/, 1],
  ])('%j is rejected with its line', (yaml, message, line) => {
    const { fields, problems } = parseFrontMatter(yaml)
    expect(fields).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toMatch(message)
    expect(problems[0]?.line).toBe(line)
  })

  test('an unknown key is left out, named with its line', () => {
    expect(parseFrontMatter(`${base}colour: red\n`)).toEqual({
      fields: { title: 'A', slug: 'Web/A' },
      problems: [{ message: 'unknown key `colour`', line: 4 }],
    })
  })

  test('of many unknown keys twenty are named', () => {
    const { problems } = parseFrontMatter(`${base}${Array.from({ length: 5000 }, (_, index) => `key${index}: 1\n`).join('')}`)
    expect(problems).toHaveLength(21)
    expect(problems[20]).toEqual({ message: '4980 more unknown keys' })
  })

  test.each(['constructor', '__proto__', 'toString'])('the key %s is unknown like any other', (key) => {
    expect(parseFrontMatter(`${base}${key}: red\n`)).toEqual({
      fields: { title: 'A', slug: 'Web/A' },
      problems: [{ message: `unknown key \`${key}\``, line: 4 }],
    })
  })

  test('a title that is too long is cut', () => {
    const { fields, problems } = parseFrontMatter(`title: ${'x'.repeat(121)}\nshort-title: ${'y'.repeat(61)}\nslug: Web/A\n`)
    expect(fields).toEqual({ title: 'x'.repeat(120), 'short-title': 'y'.repeat(60), slug: 'Web/A' })
    expect(problems.map(({ message, line }) => [message.replace(/"[xy]+\.\.\./, '"..."'), line])).toEqual([
      ['`title` is not allowed to be "...": expected at most 120 characters', 2],
      ['`short-title` is not allowed to be "...": expected at most 60 characters', 3],
    ])
  })

  test('a title of 120 characters is not', () => {
    expect(parseFrontMatter(`title: ${'x'.repeat(120)}\nslug: Web/A\n`).problems).toEqual([])
  })

  test('a key with a wrong value is left out, and the rest is used', () => {
    expect(parseFrontMatter(`${base}status: experimental\nbrowser-compat:\n  a: b\n`)).toEqual({
      fields: { title: 'A', slug: 'Web/A' },
      problems: [
        { message: '`status` is not allowed to be "experimental": expected a list of experimental, deprecated, non-standard', line: 4 },
        {
          message: '`browser-compat` is not allowed to be {"a":"b"}: expected a key of the compatibility data, or a list of them',
          line: 5,
        },
      ],
    })
  })

  test.each([`${base}sidebar: &a [*a]`, `${base}status: &a [*a]`, `${base}sidebar: [&a [x, x], *a, *a]`])(
    'aliases, which could have no end, are rejected: %j',
    (yaml) => {
      expect(parseFrontMatter(yaml)).toEqual({ problems: [{ message: 'front matter must not use YAML aliases (`*name`)' }] })
    },
  )
})
