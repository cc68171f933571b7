import { expect, test } from 'vitest'
import { LiveSite } from '../live/live-site.ts'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, pageText, writeFiles } from '../testing/example-content.fixture.ts'

const ARABIC = {
  'files/ar/web/paint/index.md': pageText('Web/Paint', 'الطلاء', 'كيف تطلي.\n\n{{SeeCompatTable}}', 'sidebar: paint'),
  'files/ar/_redirects.txt': '/ar/docs/Web/Old\t/ar/docs/Web/Paint\n',
}

test('content in a language of the community is built in that language, with English texts', async () => {
  using workshop = new Workshop({ ...EXAMPLE_CONTENT, ...ARABIC })
  const { diagnostics } = await workshop.build()
  expect(diagnostics.filter(({ kind }) => kind === 'unknown-locale')).toEqual([])
  const { doc } = JSON.parse(workshop.readPublic('ar/docs/Web/Paint/index.json'))
  expect(doc).toMatchObject({ isActive: false, locale: 'ar', native: 'العربية', isTranslated: true, title: 'الطلاء' })
  expect(doc.body[0].value.content).toContain('experimental technology')
  const { doc: english } = JSON.parse(workshop.readPublic('en-US/docs/Web/Paint/index.json'))
  expect(english.other_translations.map(({ locale }: { locale: string }) => locale)).toEqual(['en-US', 'de', 'ar'])
  expect(JSON.parse(workshop.readPublic('ar/search-index.json'))).toEqual([{ title: 'الطلاء', url: '/ar/docs/Web/Paint' }])
  expect(workshop.readPublic('sitemap.xml')).toContain('sitemaps/ar/sitemap.xml')
  expect(workshop.readPublic('../redirects.json')).toContain('"/ar/docs/web/old":"/ar/docs/Web/Paint"')
  for (const path of ['ar/index.html', 'ar/404/index.html']) expect(workshop.readPublic(path), path).toContain('"communityLocales":["ar"]')
})

test('redirects are written in one order, whatever the order of their files', async () => {
  using workshop = new Workshop({ ...EXAMPLE_CONTENT, ...ARABIC })
  await workshop.build()
  const paths = Object.keys(JSON.parse(workshop.readPublic('../redirects.json')))
  expect(paths.length).toBeGreaterThan(1)
  expect(paths).toEqual([...paths].sort())
})

test('without such content there is nothing of these languages, and no page knows of them', async () => {
  using workshop = new Workshop()
  await workshop.build()
  expect([...digestsOf(workshop.siteFolder).keys()].filter((path) => path.startsWith('public/ar/'))).toEqual([])
  expect(workshop.readPublic('en-US/index.html')).not.toContain('communityLocales')
})

test('the first and the last page of a language make and end its home page, and all pages are reported', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const before = digestsOf(workshop.siteFolder)
  writeFiles(workshop.root, ARABIC)
  await workshop.build()
  expect(workshop.readPublic('ar/index.html')).toContain('"locale":"ar"')
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  writeFiles(workshop.root, Object.fromEntries(Object.keys(ARABIC).map((path) => [path, undefined])))
  await workshop.build()
  expect(digestsOf(workshop.siteFolder)).toEqual(before)
})

test('a live site has the home pages of the languages it has', () => {
  using workshop = new Workshop({ ...EXAMPLE_CONTENT, ...ARABIC })
  const site = new LiveSite({
    roots: [workshop.root],
    origin: 'https://paint.example',
    webAssets: workshop.web.assets,
    renderPage: (input) => JSON.stringify(input),
    onDiagnostic: () => undefined,
  })
  expect([site.findPageUrl('/AR'), site.findPageUrl('/he/'), site.findPageUrl('/ko/')]).toEqual(['/ar/', undefined, '/ko/'])
})
