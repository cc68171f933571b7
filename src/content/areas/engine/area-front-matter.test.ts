import { describe, expect, test } from 'vitest'
import { BlogFrontMatter, CurriculumFrontMatter, GenericFrontMatter, parseAreaFrontMatter } from './area-front-matter.ts'

const POST = 'title: T\nslug: s\ndescription: d\ndate: 2026-02-03\n'

describe('a blog post', () => {
  test('with all keys is taken as it is', () => {
    const yaml = `${POST}image:\n  file: a.png\n  alt: A\n  creator:\n    name: C\n    link: https://c.example/\nkeywords: [a, b]\nsponsored: true\npublished: false\nauthor:\n  name: N\n`
    expect(parseAreaFrontMatter(yaml, BlogFrontMatter)).toEqual({
      fields: {
        title: 'T',
        slug: 's',
        description: 'd',
        date: '2026-02-03',
        image: { file: 'a.png', alt: 'A', creator: { name: 'C', link: 'https://c.example/' } },
        keywords: ['a', 'b'],
        sponsored: 'true',
        published: 'false',
        author: { name: 'N' },
      },
      problems: [],
    })
  })

  test.each(['title', 'slug', 'description', 'date'])('without its %s is left out', (key) => {
    const { fields, problems } = parseAreaFrontMatter(POST.replace(new RegExp(`^${key}:.*\n`, 'm'), ''), BlogFrontMatter)
    expect(fields).toBeUndefined()
    expect(problems).toEqual([{ message: `front matter must have a \`${key}\`` }])
  })

  test.each([
    [
      'date: 2026-02-03',
      'date: 2026-13-01',
      5,
      '`date` is not allowed to be "2026-13-01": expected ^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    ],
    ['slug: s', 'slug: ../s', 3, '`slug` is not allowed to be "../s": expected ^[a-z0-9]+(?:-[a-z0-9]+)*$'],
  ])('with %s written as %s is left out', (good, bad, line, message) => {
    expect(parseAreaFrontMatter(POST.replace(good, bad), BlogFrontMatter)).toEqual({ problems: [{ message, line }] })
  })

  test('loses an optional key that is wrong, and one that no one knows', () => {
    const { fields, problems } = parseAreaFrontMatter(`${POST}sponsored: perhaps\nimage:\n  file: ../a.png\ncolour: red\n`, BlogFrontMatter)
    expect(fields).toEqual({ title: 'T', slug: 's', description: 'd', date: '2026-02-03' })
    expect(problems).toEqual([
      { message: '`sponsored` is not allowed to be "perhaps": expected true, false', line: 6 },
      { message: '`image` is not allowed to be {"file":"../a.png"}', line: 7 },
      { message: 'unknown key `colour`', line: 9 },
    ])
  })
})

test('of many unknown keys twenty are named, and other problems are reported all the same', () => {
  const unknown = Array.from({ length: 5000 }, (_, index) => `key${index}: 1\n`).join('')
  const { fields, problems } = parseAreaFrontMatter(`${POST}${unknown}sponsored: perhaps\n`, BlogFrontMatter)
  expect(fields).toEqual({ title: 'T', slug: 's', description: 'd', date: '2026-02-03' })
  expect(problems).toHaveLength(22)
  expect(problems.slice(19)).toEqual([
    { message: 'unknown key `key19`', line: 25 },
    { message: '`sponsored` is not allowed to be "perhaps": expected true, false', line: 5006 },
    { message: '4980 more unknown keys' },
  ])
})

test('a curriculum page needs no front matter, and an unknown template or topic is said', () => {
  expect(parseAreaFrontMatter('', CurriculumFrontMatter)).toEqual({ fields: {}, problems: [] })
  const { fields, problems } = parseAreaFrontMatter('template: poster\ntopic: Cooking\nsummary: s\n', CurriculumFrontMatter)
  expect(fields).toEqual({ summary: 's' })
  expect(problems.map(({ message }) => message)).toEqual([
    '`template` is not allowed to be "poster": expected module, overview, landing, about, default',
    '`topic` is not allowed to be "Cooking": expected Web Standards & Semantics, Styling, Scripting, Best Practices, Tooling',
  ])
})

test.each([
  ['- a list', 'front matter must be a list of `key: value` lines', 1],
  ['title: [', 'front matter is not valid YAML', 2],
])('%j is no front matter', (yaml, message, line) => {
  const { fields, problems } = parseAreaFrontMatter(yaml, GenericFrontMatter)
  expect(fields).toBeUndefined()
  expect(problems).toEqual([{ message: expect.stringContaining(message), line }])
})
