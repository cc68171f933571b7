import { describe, expect, test } from 'vitest'
import type { AreaPage, BlogCard } from '#contracts/areas.ts'
import { pageText, pngBytes } from '../../testing/example-content.fixture.ts'
import { buildAreas, postFiles } from '../build-areas.fixture.ts'

describe('a blog post', () => {
  test('becomes a page with its text, its image, its day and its neighbours', () => {
    const { pages, problems } = buildAreas({
      ...postFiles('first', '2026-01-01'),
      ...postFiles('second', '2026-01-02', {
        front: 'image:\n  file: a.png\n  alt: A dot\n  source:\n    name: S\nkeywords: [x]\nsponsored: true\n',
        body: 'See [the web](/en-US/docs/Web), {{HTTPStatus(404)}}.\n\n## Part\n\n<p style="color: red">Red</p>\n\n![Dot](a.png)',
      }),
      'blog/second/a.png': pngBytes(40, 30),
      ...postFiles('third', '2026-01-03'),
      'files/en-us/web/http/reference/status/404/index.md': pageText('Web/HTTP/Reference/Status/404', '404 Not Found', 'No.'),
    })
    expect(problems).toEqual([])
    const page = pages['/en-US/blog/second/']
    const styleURL = page !== undefined && 'doc' in page ? page.doc.styleURL : null
    expect(styleURL).toMatch(/^\/static\/styles\/[0-9a-f]{16}\.css$/)
    const red =
      page?.renderer === 'BlogPost' ? /class="([^"]+)"/.exec(JSON.stringify(page.doc.body[1]?.value).replaceAll('\\"', '"'))?.[1] : ''
    expect(page).toEqual({
      renderer: 'BlogPost',
      url: '/en-US/blog/second/',
      locale: 'en-US',
      pageTitle: 'Post second | Room Blog',
      parents: [
        { uri: '/en-US/blog/', title: 'Room Blog' },
        { uri: '/en-US/blog/second/', title: 'Post second' },
      ],
      other_translations: [{ locale: 'en-US', title: 'Post second', native: 'English (US)' }],
      image: 'https://paint.example/en-US/blog/second/a.png',
      doc: {
        title: 'Post second',
        mdn_url: '/en-US/blog/second/',
        native: 'English (US)',
        locale: 'en-US',
        noIndexing: false,
        pageTitle: 'Post second | Room Blog',
        summary: 'About second.',
        body: [
          {
            type: 'prose',
            value: {
              isH3: false,
              content:
                '<p>See <a href="/en-US/docs/Web">the web</a>, <a href="/en-US/docs/Web/HTTP/Reference/Status/404"><code>404</code></a>.</p>',
            },
          },
          {
            type: 'prose',
            value: {
              id: 'part',
              title: 'Part',
              isH3: false,
              content: `<p class="${red}">Red</p>\n<p><img src="/en-US/blog/second/a.png" alt="Dot" loading="lazy" width="40" height="30"></p>`,
            },
          },
        ],
        fragments: ['part'],
        styleURL,
        toc: [{ id: 'part', text: 'Part', sub: false }],
      },
      blogMeta: {
        slug: 'second',
        title: 'Post second',
        description: 'About second.',
        image: { file: 'a.png', alt: 'A dot', source: { name: 'S', link: null }, creator: null },
        keywords: ['x'],
        tags: [],
        sponsored: true,
        date: '2026-01-02',
        author: { name: 'Paint Room', link: null, avatar_url: null, url: null },
        readTime: 1,
        links: { previous: { slug: 'first', title: 'Post first' }, next: { slug: 'third', title: 'Post third' } },
      },
    })
  })

  test('that is not published is nowhere', () => {
    const { pages } = buildAreas({
      ...postFiles('seen', '2026-01-01'),
      ...postFiles('draft', '2026-01-02', { front: 'published: false\n' }),
    })
    expect(Object.keys(pages)).toEqual(['/en-US/blog/', '/en-US/blog/seen/'])
    expect(pages['/en-US/blog/seen/']).toMatchObject({ blogMeta: { links: { previous: null, next: null } } })
  })

  test.each([
    [postFiles('a', '2026-02-30'), 'blog/a/index.md:5 front-matter: `date` is not a date: 2026-02-30; this page is left out'],
    [
      { 'blog/b/index.md': postFiles('a', '2026-02-03')['blog/a/index.md'] ?? '' },
      'blog/b/index.md:3 slug-folder-mismatch: the slug a belongs into the folder blog/a, not blog/b; this page is left out',
    ],
    ...['tags', 'authors', '2'].map(
      (slug) =>
        [
          postFiles(slug, '2026-02-03'),
          `blog/${slug}/index.md:3 misplaced-page: a post can't have the URL /en-US/blog/${slug}/, because the lists of the blog use it; this page is left out`,
        ] as const,
    ),
    [{ 'blog/loose.md': 'x' }, 'blog/loose.md misplaced-page: expected a post at blog/{slug}/index.md; this page is left out'],
    [{ 'blog/a/index.md': '---\ntitle: T\nslug: a\n---\n' }, 'blog/a/index.md front-matter: front matter must have a `description`'],
  ] as const)('that is wrong is left out and gets: %#', (files, problem) => {
    const { pages, problems } = buildAreas(files)
    expect(pages).toEqual({})
    expect(problems).toContain(problem)
  })
})

test('a folder in another case than its slug is reported, and is in no post’s way', () => {
  const first = postFiles('a', '2026-01-01')
  const { pages, problems } = buildAreas({ ...first, 'blog/A/index.md': first['blog/a/index.md'] ?? '' })
  expect(Object.keys(pages)).toEqual(['/en-US/blog/', '/en-US/blog/a/'])
  expect(problems).toEqual([
    'blog/A/index.md:3 slug-folder-mismatch: the slug a belongs into the folder blog/a, not blog/A; this page is left out',
  ])
})

describe('an image that is not there', () => {
  test.each([
    ['image:\n  file: gone.png\n', {}, ':6 missing-image: no file gone.png next to this page'],
    ['image:\n  file: film.mp4\n', { 'blog/a/film.mp4': 'x' }, ':6 missing-image: film.mp4 is not an image'],
    ['author:\n  name: Ann\n  avatar: gone.png\n', {}, ':6 missing-image: no file gone.png next to this page'],
  ])('is reported with its line, and the post stands without it: %#', (front, files, problem) => {
    const { pages, problems } = buildAreas({ ...postFiles('a', '2026-01-01', { front }), ...files })
    expect(problems).toEqual([`blog/a/index.md${problem}`])
    expect(pages['/en-US/blog/a/']).toMatchObject({ image: null, blogMeta: { image: null, author: { avatar_url: null } } })
  })
})

test('a post of a day to come is there: a build knows no today', () => {
  const { pages, problems } = buildAreas(postFiles('later', '2999-12-31'))
  expect(problems).toEqual([])
  expect(pages['/en-US/blog/later/']).toMatchObject({ blogMeta: { date: '2999-12-31' } })
})

const slugsOf = (page: AreaPage | undefined): string[] =>
  page?.renderer === 'BlogIndex' ? page.hyData.posts.map(({ slug }: BlogCard) => slug) : []

describe('tags', () => {
  test('have a list each, with a title, its way back and all tags, those of most posts first', () => {
    const { pages, problems } = buildAreas({
      ...postFiles('a', '2026-01-01', { front: 'tags: [CSS, Web Components]\n' }),
      ...postFiles('b', '2026-01-02', { front: 'tags: [CSS]\n' }),
      ...postFiles('c', '2026-01-03'),
    })
    expect(problems).toEqual([])
    const page = pages['/en-US/blog/tags/css/']
    expect(slugsOf(page)).toEqual(['b', 'a'])
    expect(page).toMatchObject({
      pageTitle: 'Posts about CSS | Room Blog',
      parents: [
        { uri: '/en-US/blog/', title: 'Room Blog' },
        { uri: '/en-US/blog/tags/css/', title: 'Posts about CSS' },
      ],
      hyData: {
        base: '/en-US/blog/tags/css/',
        subject: { kind: 'tag', title: 'CSS', url: '/en-US/blog/tags/css/' },
        tags: [
          { title: 'CSS', url: '/en-US/blog/tags/css/', count: 2 },
          { title: 'Web Components', url: '/en-US/blog/tags/web-components/', count: 1 },
        ],
      },
    })
    expect(pages['/en-US/blog/a/']).toMatchObject({ blogMeta: { tags: [{ title: 'CSS' }, { title: 'Web Components' }] } })
  })

  test('that share an address are one, spelled as in the newest post', () => {
    const { pages, problems } = buildAreas({
      ...postFiles('old', '2026-01-01', { front: 'tags: [css]\n' }),
      ...postFiles('new', '2026-01-02', { front: 'tags: [CSS, CSS]\n' }),
    })
    expect(slugsOf(pages['/en-US/blog/tags/css/'])).toEqual(['new', 'old'])
    expect(pages['/en-US/blog/old/']).toMatchObject({ blogMeta: { tags: [{ title: 'CSS', url: '/en-US/blog/tags/css/' }] } })
    expect(problems).toEqual(['blog/old/index.md:6 front-matter: the tag "css" has the address of "CSS": one spelling is expected'])
  })

  test.each([
    ['../../secrets', '/en-US/blog/tags/secrets/'],
    ['<script>alert(1)</script>', '/en-US/blog/tags/script-alert-1-script/'],
    ['%2e%2e?x=1#y', '/en-US/blog/tags/2e-2e-x-1-y/'],
    ['Élan vital', '/en-US/blog/tags/elan-vital/'],
  ])('%s has the harmless address %s', (tag, url) => {
    const { pages, problems } = buildAreas(postFiles('a', '2026-01-01', { front: `tags: ['${tag}']\n` }))
    expect(problems).toEqual([])
    expect(slugsOf(pages[url])).toEqual(['a'])
  })

  test.each(['…', '標籤', 'x'.repeat(61), 'a\\u202Eb', '   '])('%s is left out and gets', (tag) => {
    const { pages, problems } = buildAreas(postFiles('a', '2026-01-01', { front: `tags: ["${tag}", CSS]\n` }))
    expect(pages['/en-US/blog/a/']).toMatchObject({ blogMeta: { tags: [{ title: 'CSS' }] } })
    expect(problems).toEqual([expect.stringMatching(/^blog\/a\/index\.md:6 front-matter: the tag ".*" is left out: expected up to 60/)])
  })
})

describe('authors', () => {
  test('have a list each, with what their newest posts say of them', () => {
    const { pages } = buildAreas({
      ...postFiles('a', '2026-01-01', { front: 'author:\n  name: Ann Lee\n  link: https://ann.example/\n  avatar: a.png\n' }),
      'blog/a/a.png': pngBytes(4, 4),
      ...postFiles('b', '2026-01-02', { front: 'author:\n  name: Ann Lee\n' }),
      ...postFiles('c', '2026-01-03'),
    })
    const page = pages['/en-US/blog/authors/ann-lee/']
    expect(slugsOf(page)).toEqual(['b', 'a'])
    expect(page).toMatchObject({
      pageTitle: 'Posts by Ann Lee | Room Blog',
      hyData: { subject: { kind: 'author', name: 'Ann Lee', link: 'https://ann.example/', avatar_url: '/en-US/blog/a/a.png' } },
    })
  })

  test('whose names give no address stand without a list, and so does the site where a post names no one', () => {
    const { pages, problems } = buildAreas({
      ...postFiles('a', '2026-01-01', { front: 'author:\n  name: 山田\n' }),
      ...postFiles('b', '2026-01-02'),
    })
    expect(problems).toEqual([])
    expect(Object.keys(pages)).toEqual(['/en-US/blog/', '/en-US/blog/b/', '/en-US/blog/a/'])
    expect(pages['/en-US/blog/a/']).toMatchObject({ blogMeta: { author: { name: '山田', url: null } } })
  })
})

describe('the index of the blog', () => {
  test('lists posts newest first, those of one day by their slugs', () => {
    const { pages } = buildAreas({
      ...postFiles('b', '2026-01-02'),
      ...postFiles('a', '2026-01-02'),
      ...postFiles('old', '2025-12-31'),
      ...postFiles('new', '2026-01-03'),
    })
    expect(slugsOf(pages['/en-US/blog/'])).toEqual(['new', 'a', 'b', 'old'])
  })

  test('has ten posts a page, and so have the lists of tags', () => {
    const days = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'))
    const front = 'tags: [All]\n'
    const { pages } = buildAreas(Object.assign({}, ...days.map((day) => postFiles(`p${day}`, `2026-01-${day}`, { front }))))
    expect(slugsOf(pages['/en-US/blog/'])).toEqual(
      days
        .slice(15)
        .toReversed()
        .map((day) => `p${day}`),
    )
    expect(slugsOf(pages['/en-US/blog/3/'])).toEqual(['p05', 'p04', 'p03', 'p02', 'p01'])
    expect(slugsOf(pages['/en-US/blog/tags/all/3/'])).toEqual(['p05', 'p04', 'p03', 'p02', 'p01'])
    expect(pages['/en-US/blog/tags/all/2/']).toMatchObject({ pageTitle: 'Posts about All, page 2 | Room Blog' })
    expect(pages['/en-US/blog/4/']).toBeUndefined()
    expect(pages['/en-US/blog/2/']).toMatchObject({ pageTitle: 'Room Blog, page 2', hyData: { page: 2, pages: 3 } })
  })
})

describe('links into these areas', () => {
  test('are checked where the area is there', () => {
    const body =
      '[a](/en-US/blog/a) [gone](/en-US/blog/gone/) [feed](/en-US/blog/rss.xml) [here](/en-US/blog/b/) [other](/en-US/curriculum/x/) [bare](/blog/a/) [unknown](/zz/blog/a/)'
    const { pages, problems } = buildAreas({ ...postFiles('a', '2026-01-01'), ...postFiles('b', '2026-01-02', { body }) })
    expect(problems).toEqual([
      'blog/b/index.md:8 ill-cased-link: /en-US/blog/a is spelled /en-US/blog/a/',
      'blog/b/index.md:8 broken-link: no page /en-US/blog/gone/',
      'blog/b/index.md:8 ill-cased-link: /blog/a/ is spelled /en-US/blog/a/',
    ])
    const html = JSON.stringify(pages['/en-US/blog/b/']).replaceAll('\\"', '"')
    expect(html).toContain('<a href="/en-US/blog/a/">a</a>')
    expect(html).toContain('class="page-not-created"')
    expect(html).toContain('<a href="/en-US/blog/rss.xml">feed</a>')
    expect(html).toContain('<a href="/en-US/blog/b/" aria-current="page">here</a>')
    expect(html).toContain('<a href="/en-US/curriculum/x/">other</a>')
    expect(html).toContain('<a href="/en-US/blog/a/">bare</a>')
    expect(html).toContain('<a href="/zz/blog/a/">unknown</a>')
  })
})
