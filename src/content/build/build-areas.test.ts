import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestsOf, rewrittenPages, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'

const post = (slug: string, date: string, body: string, title = slug): string =>
  `---\ntitle: ${title}\nslug: ${slug}\ndescription: d\ndate: ${date}\nimage:\n  file: a.png\n---\n\n${body}\n`

const AREAS: ContentFiles = {
  'blog/one/index.md': post('one', '2026-01-01', 'See [paint](/en-US/docs/Web/Paint).'),
  'blog/one/a.png': pngBytes(4, 4),
  'blog/two/index.md': post('two', '2026-01-02', '<p style="color: blue">Two.</p>'),
  'blog/two/a.png': pngBytes(4, 4),
  'blog/three/index.md': post('three', '2026-01-03', 'Three.'),
  'blog/four/index.md': post('four', '2026-01-04', 'Four.'),
  'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
  'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
  'curriculum/1-core/1-a.md': '---\ntemplate: module\n---\n# A\n\nText.\n',
  'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
}

const URLS = [
  '/en-US/blog/',
  '/en-US/blog/one/',
  '/en-US/blog/two/',
  '/en-US/blog/three/',
  '/en-US/blog/four/',
  '/en-US/curriculum/',
  '/en-US/curriculum/core/',
  '/en-US/curriculum/core/a/',
  '/en-US/about',
]

function workshop(): Workshop {
  return new Workshop({ ...EXAMPLE_CONTENT, ...AREAS })
}

test('pages of all areas are written with their files, feeds and places in the sitemap, and served from the manifest', async () => {
  using site = workshop()
  await site.build()
  const manifest: { pages: Record<string, string>; files: Record<string, string> } = JSON.parse(
    readFileSync(join(site.siteFolder, 'current/manifest.json'), 'utf8'),
  )
  expect(Object.keys(manifest.pages)).toEqual(expect.arrayContaining(URLS))
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining(['/en-US/blog/one/a.png', '/en-US/blog/rss.xml', '/en-US/blog/feed.json']),
  )
  const sitemap = site.readPublic('sitemaps/en-US/sitemap.xml')
  for (const url of URLS) expect(sitemap).toContain(`<loc>https://paint.example${url}</loc>`)
  expect(readdirSync(join(site.siteFolder, 'current/public/en-US/blog/one')).sort()).toEqual(['a.png', 'index.html', 'index.json'])
  expect(JSON.parse(site.readPublic('en-US/search-index.json')).map(({ url }: { url: string }) => url)).toContain('/en-US/blog/one/')
  expect(site.readPublic('en-US/metadata.json')).not.toContain('/blog/')
})

test('the feed says how large the image of a post is', async () => {
  using site = workshop()
  await site.build()
  const { length } = pngBytes(4, 4)
  expect(site.readPublic('en-US/blog/rss.xml')).toContain(
    `<enclosure url="https://paint.example/en-US/blog/one/a.png" length="${length}" type="image/png"/>`,
  )
})

test('sitemaps say when these pages were changed; the list of posts changes with its posts', async () => {
  const change = (day: number): object => ({ modified: `2026-01-0${day}T00:00:00Z`, hash: '0123abc' })
  const history = { 'blog/one/index.md': change(5), 'blog/two/index.md': change(3), 'pages/about.md': change(2) }
  using site = new Workshop({ ...EXAMPLE_CONTENT, ...AREAS, '_git_history.json': JSON.stringify(history) })
  await site.build()
  const sitemap = site.readPublic('sitemaps/en-US/sitemap.xml')
  const dated = (url: string): string | undefined =>
    new RegExp(`<loc>https://paint.example${url}</loc><lastmod>(\\d{4}-\\d\\d-\\d\\d)`).exec(sitemap)?.[1]
  expect(['/en-US/blog/', '/en-US/blog/one/', '/en-US/blog/two/', '/en-US/blog/three/', '/en-US/about'].map(dated)).toEqual([
    '2026-01-05',
    '2026-01-05',
    '2026-01-03',
    undefined,
    '2026-01-02',
  ])
})

test('a site without these areas has no feeds', async () => {
  using site = new Workshop()
  await site.build()
  expect([...digestsOf(site.siteFolder).keys()].filter((path) => /blog|curriculum/.test(path))).toEqual([])
})

describe('a second build', () => {
  test.each<[string, Readonly<Record<string, string | Uint8Array | undefined>>, readonly string[]]>([
    ['nothing', {}, []],
    ['the text of a post', { 'blog/two/index.md': post('two', '2026-01-02', 'Two, again.') }, ['/en-US/blog/two/']],
    [
      'the title of a post',
      { 'blog/two/index.md': post('two', '2026-01-02', '<p style="color: blue">Two.</p>', 'New') },
      ['/en-US/blog/', '/en-US/blog/one/', '/en-US/blog/two/', '/en-US/blog/three/'],
    ],
    [
      'the tags of a post',
      { 'blog/two/index.md': post('two', '2026-01-02', '<p style="color: blue">Two.</p>').replace('date:', 'tags: [New]\ndate:') },
      ['/en-US/blog/', '/en-US/blog/two/'],
    ],
    ['a post that is gone', { 'blog/four/index.md': undefined }, ['/en-US/blog/', '/en-US/blog/four/', '/en-US/blog/three/']],
    ['a picture nobody shows in a text', { 'blog/one/a.png': pngBytes(4, 4, 1) }, []],
    ['the text of a module', { 'curriculum/1-core/1-a.md': '---\ntemplate: module\n---\n# A\n\nNew.\n' }, ['/en-US/curriculum/core/a/']],
    [
      'the title of a module',
      { 'curriculum/1-core/1-a.md': '---\ntemplate: module\n---\n# B\n\nText.\n' },
      ['/en-US/curriculum/', '/en-US/curriculum/core/', '/en-US/curriculum/core/a/'],
    ],
    [
      'the title of a document that a post links',
      { 'files/en-us/web/paint/index.md': '---\ntitle: Painting\nslug: Web/Paint\n---\n\nHow.\n' },
      ['/en-US/blog/one/'],
    ],
  ])('after a change of %s writes the pages reached, and all is as if it were the first', async (_, change, reached) => {
    using site = workshop()
    await site.build()
    const previous = site.current
    writeFiles(site.root, change)
    await site.build()
    if (Object.keys(change).length > 0)
      expect(rewrittenPages(site.siteFolder, previous, URLS).documents.sort()).toEqual([...reached].sort())
    else expect(site.current).toBe(previous)
    expect(digestsOf(site.siteFolder)).toEqual(await site.buildCold())
  })

  test('after a change of the origin has it in feeds and images', async () => {
    using site = workshop()
    await site.build()
    await site.build({ origin: 'https://other.example' })
    expect(site.readPublic('en-US/blog/rss.xml')).toContain('https://other.example/en-US/blog/one/')
    expect(JSON.parse(site.readPublic('en-US/blog/one/index.json')).image).toBe('https://other.example/en-US/blog/one/a.png')
    expect(digestsOf(site.siteFolder)).toEqual(await site.buildCold({ origin: 'https://other.example' }))
  })

  test('after a change of the bundles renders the same pages again', async () => {
    using site = workshop()
    await site.build()
    const web = { ...site.web, version: 'web-2' }
    expect(await site.build({ web })).toMatchObject({ built: 0, kept: 0 })
    expect(digestsOf(site.siteFolder)).toEqual(await site.buildCold({ web }))
  })
})

test('the feeds follow the text of a post', async () => {
  using site = workshop()
  await site.build()
  writeFiles(site.root, { 'blog/two/index.md': post('two', '2026-01-02', 'Two, again.') })
  await site.build()
  expect(site.readPublic('en-US/blog/rss.xml')).toContain('<p>Two, again.</p>')
  expect(site.readPublic('en-US/blog/feed.json')).toContain('<p>Two, again.</p>')
})

test('pages of a feature that is off are left out: no page, no file next to it, no place in the sitemap, no link in the footer, until it is on again', async () => {
  const advertising = { 'pages/advertising/index.md': '---\ntitle: Advertise\n---\n\nHere.\n', 'pages/advertising/a.png': pngBytes(4, 4) }
  using site = new Workshop({
    ...EXAMPLE_CONTENT,
    ...AREAS,
    ...advertising,
  })
  const manifest = (): string => readFileSync(join(site.siteFolder, 'current/manifest.json'), 'utf8')
  await site.build({ features: ['advertising'] })
  const withIt = digestsOf(site.siteFolder)
  expect(manifest()).toContain('"/en-US/advertising"')
  expect(site.readPublic('en-US/about/index.html')).toContain('/en-US/advertising')
  expect(manifest()).toContain('"/en-US/advertising/a.png"')

  await site.build({ features: [] })
  expect([...digestsOf(site.siteFolder).keys()].filter((path) => path.includes('advertising'))).toEqual([])
  expect(manifest()).not.toContain('/advertising')
  expect(site.readPublic('en-US/about/index.html')).not.toContain('/en-US/advertising')
  expect(site.readPublic('sitemaps/en-US/sitemap.xml')).not.toContain('/advertising')
  expect(digestsOf(site.siteFolder)).toEqual(await site.buildCold({ features: [] }))

  await site.build({ features: ['advertising'] })
  expect(digestsOf(site.siteFolder)).toEqual(withIt)
})
