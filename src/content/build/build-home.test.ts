import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { digestsOf, rewrittenPages, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, pageText, writeFiles } from '../testing/example-content.fixture.ts'

const post = (slug: string, date: string, title = slug, body = 'Text.'): string =>
  `---\ntitle: ${title}\nslug: ${slug}\ndescription: d\ndate: ${date}\n---\n\n${body}\n`

/** Without it the site would have no updates, and other menus. */
const COMPAT = 'browser-compat: css.properties.color'
const HOMES = INTERFACE_LOCALES.map(({ code }) => `/${code}/`)
const FILES: ContentFiles = {
  ...EXAMPLE_CONTENT,
  'site.json': JSON.stringify({ areas: ['Web/Paint'], featured: ['Web/Color'] }),
  'blog/old/index.md': post('old', '2026-01-01'),
  'pages/spotlights/ada/index.md': '---\ncontributor_name: Ada\nquote: I paint.\nis_featured: "true"\n---\n\nText.\n',
}

test.each<[string, ContentFiles, readonly string[]]>([
  ['nothing', {}, []],
  ['another page', { 'files/en-us/web/paint/can/index.md': pageText('Web/Paint/Can', 'Can', 'Changed.') }, []],
  ['the text of a post', { 'blog/old/index.md': post('old', '2026-01-01', 'old', 'Changed.') }, []],
  ['the title of a post', { 'blog/old/index.md': post('old', '2026-01-01', 'Old') }, HOMES],
  ['a new post', { 'blog/new/index.md': post('new', '2026-01-02') }, HOMES],
  ['the beginning of a featured article', { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Colour', 'Changed.', COMPAT) }, HOMES],
  [
    'the words of a contributor',
    { 'pages/spotlights/ada/index.md': '---\ncontributor_name: Ada\nquote: I draw.\nis_featured: "true"\n---\n\nText.\n' },
    HOMES,
  ],
])('after a change of %s the home pages that it reaches are written again, and no others', async (_, change, reached) => {
  using site = new Workshop(FILES)
  await site.build()
  const previous = site.current
  const before = digestsOf(site.siteFolder)
  writeFiles(site.root, change)
  await site.build()
  const written = rewrittenPages(site.siteFolder, previous, [...HOMES, '/en-US/404'])
  expect({ changed: [...written.html].sort(), data: [...written.documents].sort() }).toEqual({
    changed: [...reached].sort(),
    data: [...reached].sort(),
  })
  if (reached.length === 0) expect(digestsOf(site.siteFolder).get('public/de/index.html')).toBe(before.get('public/de/index.html'))
  expect(digestsOf(site.siteFolder)).toEqual(await site.buildCold())
})

test('home and not-found pages stay on the list of pages when they are reused', async () => {
  using site = new Workshop(FILES)
  await site.build()
  writeFiles(site.root, { 'blog/old/index.md': post('old', '2026-01-01', 'old', 'Changed.') })
  await site.build()
  const { pages }: { pages: object } = JSON.parse(site.readPublic('../manifest.json'))
  expect(Object.keys(pages)).toEqual(expect.arrayContaining([...HOMES, '/de/404']))
})
