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
    ['date: 2026-02-03', 'date: 2026-13-01', 5, '`date` is not allowed to be "2026-13-01": expected a day such as 2026-09-14'],
    ['slug: s', 'slug: ../s', 3, '`slug` is not allowed to be "../s": expected lower-case letters and digits, joined by single hyphens'],
  ])('with %s written as %s is left out', (good, bad, line, message) => {
    expect(parseAreaFrontMatter(POST.replace(good, bad), BlogFrontMatter)).toEqual({ problems: [{ message, line }] })
  })

  test('loses an optional key that is wrong, and one that no one knows', () => {
    const { fields, problems } = parseAreaFrontMatter(`${POST}sponsored: perhaps\nimage:\n  file: ../a.png\ncolour: red\n`, BlogFrontMatter)
    expect(fields).toEqual({ title: 'T', slug: 's', description: 'd', date: '2026-02-03' })
    expect(problems).toEqual([
      { message: '`sponsored` is not allowed to be "perhaps": expected one of true, false', line: 6 },
      { message: '`image.file` is not allowed to be "../a.png": expected the name of a file next to the page', line: 7 },
      {
        message:
          'unknown key `colour`; expected one of title, slug, description, date, image, keywords, tags, sponsored, published, author',
        line: 9,
      },
    ])
  })
})

test.each([
  ['author: Nobody', '`author` is not allowed to be "Nobody": expected the key name and optionally link, avatar'],
  ['author: {link: https://a.example/}', '`author`: the key `name` is missing: expected text that is not empty'],
  ['author: {name: N, mail: a}', 'unknown key `author.mail`; expected one of name, link, avatar'],
  ['image: nope.png', '`image` is not allowed to be "nope.png": expected the key file and optionally alt, source, creator'],
  ['tags: css', '`tags` is not allowed to be "css": expected a list of: text that is not empty'],
])('a post with %s is told the form of the key', (line, message) => {
  expect(parseAreaFrontMatter(`${POST}${line}\n`, BlogFrontMatter).problems).toEqual([{ message, line: 6 }])
})

test.each(['https://a.example/', '/', '/en-US/about'])('a page may have an action with the URL %s', (url) => {
  expect(parseAreaFrontMatter(`title: T\naction: {title: Go, url: ${url}}\n`, GenericFrontMatter)).toEqual({
    fields: { title: 'T', action: { title: 'Go', url } },
    problems: [],
  })
})

test.each(['http://a.example/', '//a.example', '/\\a.example', 'javascript:alert(1)', 'about'])(
  'the action of a page is never %s',
  (url) => {
    expect(parseAreaFrontMatter(`title: T\naction: {title: Go, url: '${url}'}\n`, GenericFrontMatter).problems).toEqual([
      { message: expect.stringContaining('expected a URL that begins with https://, or the path of a page of the site'), line: 3 },
    ])
  },
)

test('of many unknown keys twenty are named, and other problems are reported all the same', () => {
  const unknown = Array.from({ length: 5000 }, (_, index) => `key${index}: 1\n`).join('')
  const { fields, problems } = parseAreaFrontMatter(`${POST}${unknown}sponsored: perhaps\n`, BlogFrontMatter)
  expect(fields).toEqual({ title: 'T', slug: 's', description: 'd', date: '2026-02-03' })
  expect(problems).toHaveLength(22)
  expect(problems.slice(19)).toEqual([
    { message: expect.stringContaining('unknown key `key19`; expected'), line: 25 },
    { message: '`sponsored` is not allowed to be "perhaps": expected one of true, false', line: 5006 },
    { message: '4980 more unknown keys' },
  ])
})

test('a curriculum page needs no front matter, and an unknown template or topic is said', () => {
  expect(parseAreaFrontMatter('', CurriculumFrontMatter)).toEqual({ fields: {}, problems: [] })
  const { fields, problems } = parseAreaFrontMatter('template: poster\ntopic: Cooking\nsummary: s\n', CurriculumFrontMatter)
  expect(fields).toEqual({ summary: 's' })
  expect(problems.map(({ message }) => message)).toEqual([
    '`template` is not allowed to be "poster": expected one of module, overview, landing, about, default',
    '`topic` is not allowed to be "Cooking": expected one of Web Standards & Semantics, Styling, Scripting, Best Practices, Tooling',
  ])
})

test.each([
  ['- a list', 'front matter must be a list of `key: value` lines', { line: 1 }],
  ['title: [', 'front matter is not valid YAML', { line: 2, column: 9 }],
])('%j is no front matter', (yaml, message, position) => {
  const { fields, problems } = parseAreaFrontMatter(yaml, GenericFrontMatter)
  expect(fields).toBeUndefined()
  expect(problems).toEqual([{ message: expect.stringContaining(message), ...position }])
})
