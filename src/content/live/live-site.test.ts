import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { ContentError } from '../site/content-error.ts'
import { digestsOf, renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, EXAMPLE_SITE, pageText, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const PAINT = '/en-US/docs/Web/Paint'
const BRUSH = '/en-US/docs/Web/Paint/Brush'
const FIRST = '/en-US/docs/Learn/First'
const SECOND = '/en-US/docs/Learn/Second'

describe('a live site', () => {
  test('gives the files that a build writes, but says that it is a preview', async () => {
    using workshop = new Workshop()
    const { site } = openLive(workshop)
    await workshop.build()
    const paths = [...digestsOf(workshop.siteFolder).keys()]
      .filter((path) => /^public\/(?!static\/share)[^/]+\/.*(?:index\.json|search-index\.json|\.png)$/.test(path))
      .map((path) => path.slice('public/'.length))
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths)
      expect(textOf(site, path), path).toBe(workshop.readPublic(path).replace('"isPreview":false', '"isPreview":true'))
  })

  test('gives compat data, the schema of pages, metadata and contributors', async () => {
    using workshop = new Workshop()
    writeFiles(workshop.root, { 'site.json': JSON.stringify({ ...EXAMPLE_SITE, source: { history: 'https://code.example/{path}' } }) })
    const { site } = openLive(workshop)
    await workshop.build()
    for (const path of ['bcd/api/v0/current/css.properties.color.json', 'schemas/index.json', `${FIRST.slice(1)}/contributors.txt`])
      expect(textOf(site, path), path).toBe(workshop.readPublic(path))
    expect(textOf(site, 'bcd/api/v0/current/css.properties.gap.json')).toContain('"query":"css.properties.gap"')
    expect(JSON.parse(textOf(site, `${FIRST}/metadata.json`))).toMatchObject({ mdn_url: FIRST, isPreview: true })
    for (const path of [
      'bcd/api/v0/current/css.nothing.json',
      'en-US/metadata.json/x',
      'en-US/404/metadata.json',
      'en-US/docs/None/contributors.txt',
    ])
      expect(site.read(path), path).toBeUndefined()
  })

  test('gives the files of the whole site that a build writes', async () => {
    using workshop = new Workshop()
    const { site } = openLive(workshop)
    await workshop.build()
    for (const path of [
      'sitemap.xml',
      'sitemaps/en-US/sitemap.xml',
      'sitemaps/de/sitemap.xml',
      'robots.txt',
      'index.html',
      'de/opensearch.xml',
    ])
      expect(textOf(site, path), path).toBe(workshop.readPublic(path))
    expect(site.read('sitemaps/fr/sitemap.xml')).toBeUndefined()
  })

  test('finds pages and moved pages by their addresses, and nothing else', () => {
    using workshop = new Workshop()
    const { site } = openLive(workshop)
    expect(site.findPageUrl('/EN-us/docs/web/PAINT/')).toBe(PAINT)
    expect(site.findPageUrl('/de')).toBe('/de/')
    expect(site.findPageUrl('/en-US/docs/None')).toBeUndefined()
    expect(site.findRedirect('/en-US/docs/web/OLD_brush')).toBe(BRUSH)
    for (const path of [
      'en-US/docs/None/index.html',
      'en-US/docs/web/paint/index.html',
      '../site.json',
      'site.json',
      'en-US/docs/../../site.json',
    ])
      expect(site.read(path)).toBeUndefined()
  })
})

describe('an edit of text', () => {
  test('changes that page and no other', () => {
    using workshop = new Workshop()
    const { site, changed } = openComplete(workshop)
    const other = textOf(site, `${SECOND}/index.html`)
    expect(changed(edit('files/en-us/learn/first/index.md', 'Begin with', 'Start with'))).toEqual([FIRST])
    expect(textOf(site, `${FIRST}/index.html`)).toContain('Start with')
    expect(textOf(site, `${FIRST}/index.json`)).toContain('Start with')
    expect(textOf(site, `${SECOND}/index.html`)).toBe(other)
  })

  test('shows wherever the beginning of the text is shown: in lists and on the home page', () => {
    using workshop = new Workshop()
    const { site, changed } = openComplete(workshop)
    textOf(site, `${PAINT}/index.html`)
    textOf(site, '/en-US/index.html')
    expect(changed(edit('files/en-us/web/paint/brush/index.md', 'spreads', 'spills'))).toEqual([BRUSH, PAINT])
    expect(textOf(site, `${PAINT}/index.html`)).toContain('A brush spills paint')
    expect(changed(edit('files/en-us/learn/index.md', 'Learn to paint', 'Learn to draw'))).toEqual(
      expect.arrayContaining(['/en-US/docs/Learn', '/en-US/']),
    )
    expect(textOf(site, '/en-US/index.html')).toContain('Learn to draw')
  })

  test('shows a stylesheet that is new', () => {
    using workshop = new Workshop()
    const { site, changed } = openLive(workshop)
    changed(edit('files/en-us/web/paint/brush/index.md', 'color: red', 'color: blue'))
    const [, path = ''] = /"styleURL":"\/([^"]+)"/.exec(textOf(site, `${BRUSH}/index.json`)) ?? []
    expect(textOf(site, path)).toContain('blue')
  })

  test('reports the problems of the page when it is built', () => {
    using workshop = new Workshop()
    const { site, changed, problems } = openLive(workshop)
    changed(edit('files/en-us/learn/first/index.md', 'Begin', '{{NoSuchMacro}} Begin'))
    textOf(site, `${FIRST}/index.html`)
    expect(problems.map(({ kind }) => kind)).toEqual(['unknown-macro'])
  })

  test('reports links to parts that are not there, of itself and of pages that were not shown', async () => {
    using workshop = new Workshop()
    const { site, changed, problems } = openLive(workshop)
    const broken = 'Begin [a](#none) [b](/en-US/docs/Web/Paint/Brush#use) [c](/en-US/docs/Web/Paint/Brush#using)'
    changed(edit('files/en-us/learn/first/index.md', 'Begin', broken))
    textOf(site, `${FIRST}/index.html`)
    await expect
      .poll(() => problems.map(({ line, column, message }) => `${line}:${column} ${message}`))
      .toEqual(['6:11 no part of this page has the id none', '6:59 no part of /en-US/docs/Web/Paint/Brush has the id using'])
    changed(edit('files/en-us/web/paint/brush/index.md', '## Use', '## Using'))
    changed(edit('files/en-us/learn/first/index.md', 'Begin', broken))
    problems.length = 0
    textOf(site, `${FIRST}/index.html`)
    await expect
      .poll(() => problems.map(({ message }) => message))
      .toEqual(['no part of this page has the id none', 'no part of /en-US/docs/Web/Paint/Brush has the id use'])
  })
})

describe.each([
  ['once all pages are known', openComplete],
  ['before all pages are known', openLive],
])('any other change is seen everywhere, %s', (_, open) => {
  test('a title, on the page, in the breadcrumbs and in the sidebar', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    textOf(site, `${BRUSH}/index.html`)
    expect(changed(edit('files/en-us/web/paint/index.md', 'title: Paint', 'title: Painting'))).toBe('*')
    const { page, sidebar } = inputOf(site, BRUSH)
    expect(page.doc.parents).toContainEqual({ uri: PAINT, title: 'Painting' })
    expect(sidebar).toContainEqual(expect.objectContaining({ title: 'Painting' }))
  })

  test.each([
    [
      'the name of the sidebar of a page',
      edit('files/en-us/web/paint/brush/index.md', 'sidebar: paint', 'sidebar: other'),
      '"sidebarMacro":"other"',
    ],
    [
      'the compat keys of a page',
      edit('files/en-us/web/color/index.md', 'css.properties.color', 'css.properties.width'),
      '"css.properties.width"',
    ],
  ])('%s', (_, files, shown) => {
    using workshop = new Workshop()
    writeFiles(workshop.root, { 'files/sidebars/other.yaml': 'sidebar:\n  - link: /Learn\n' })
    const { site, changed } = open(workshop)
    expect(changed(files)).toBe('*')
    const [path = ''] = Object.keys(files)
    expect(textOf(site, `${path.includes('brush') ? BRUSH : '/en-US/docs/Web/Color'}/index.json`)).toContain(shown)
  })

  test('a sidebar', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    expect(changed(edit('files/sidebars/paint.yaml', 'Tools', 'Things'))).toBe('*')
    expect(inputOf(site, BRUSH).sidebar).toContainEqual(expect.objectContaining({ title: 'Things' }))
    expect(textOf(site, inputOf(site, BRUSH).page.doc.sidebarURL)).toContain('Things')
  })

  test('a redirect', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    expect(changed(edit('files/en-us/_redirects.txt', 'Web/Paint/Brush', 'Web/Paint/Can'))).toBe('*')
    expect(site.findRedirect('/en-US/docs/Web/Old_brush')).toBe('/en-US/docs/Web/Paint/Can')
    expect(textOf(site, `${SECOND}/index.json`)).toContain('href=\\"/en-US/docs/Web/Paint/Can\\"')
  })

  test('site.json', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    expect(changed({ 'site.json': JSON.stringify({ ...EXAMPLE_SITE, brand: { name: 'Studio', shortName: 'St', plusName: 'St+' } }) })).toBe(
      '*',
    )
    expect(inputOf(site, BRUSH)).toMatchObject({ site: { brand: { name: 'Studio' } }, page: { doc: { pageTitle: 'Brush - Paint | St' } } })
  })

  test('an image, its size and its bytes', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    const bytes = pngBytes(77, 30)
    expect(changed({ 'files/en-us/web/paint/can/can.png': bytes })).toBe('*')
    expect(textOf(site, '/en-US/docs/Web/Paint/Can/index.json')).toContain('width=\\"77\\"')
    expect(Buffer.from(site.read('en-US/docs/Web/Paint/Can/can.png')?.bytes ?? []).equals(bytes)).toBe(true)
  })

  test('a new page, and a broken link to it heals', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    expect(textOf(site, `${SECOND}/index.json`)).toContain('page-not-created')
    expect(changed({ 'files/en-us/web/paint/easel/index.md': pageText('Web/Paint/Easel', 'Easel', 'It stands.') })).toBe('*')
    expect(textOf(site, `${SECOND}/index.json`)).not.toContain('page-not-created')
    expect(textOf(site, `${PAINT}/Easel/index.html`)).toContain('It stands')
    expect(textOf(site, '/en-US/search-index.json')).toContain('Easel')
  })

  test('a deleted page', () => {
    using workshop = new Workshop()
    const { site, changed } = open(workshop)
    textOf(site, `${BRUSH}/index.html`)
    expect(changed({ 'files/en-us/web/paint/brush/index.md': undefined })).toBe('*')
    expect(site.read(`${BRUSH.slice(1)}/index.html`)).toBeUndefined()
    expect(site.findPageUrl(BRUSH)).toBeUndefined()
  })

  test('a page whose front matter is broken is gone, with its problem, until it is fixed', () => {
    using workshop = new Workshop()
    const { site, changed, problems } = open(workshop)
    const path = 'files/en-us/learn/first/index.md'
    changed({ [path]: '---\ntitle: [\n' })
    expect(site.findPageUrl(FIRST)).toBeUndefined()
    expect(problems).toEqual([expect.objectContaining({ kind: 'front-matter', file: join(workshop.root, path) })])
    changed({ [path]: EXAMPLE_CONTENT[path] })
    expect(site.findPageUrl(FIRST)).toBe(FIRST)
  })
})

test('content that cannot be used any more is rejected, and the site stays as it was', () => {
  using workshop = new Workshop()
  const { site, changed } = openComplete(workshop)
  const before = textOf(site, `${BRUSH}/index.html`)
  expect(() => changed({ 'site.json': '{' })).toThrow(ContentError)
  expect(textOf(site, `${BRUSH}/index.html`)).toBe(before)
  writeFileSync(join(workshop.root, 'site.json'), '{}')
  rmSync(join(workshop.root, 'files/en-us/learn'), { recursive: true })
  expect(site.update([join(workshop.root, 'site.json'), join(workshop.root, 'files/en-us/learn')])).toBe('*')
  expect(site.findPageUrl('/en-US/docs/Learn')).toBeUndefined()
})

interface Live {
  readonly site: LiveSite
  readonly problems: Diagnostic[]
  /** Changes files and reports them to the site. */
  changed(files: Readonly<Record<string, string | Uint8Array | undefined>>): readonly string[] | '*'
}

/** A site whose pages are all known. */
function openComplete(workshop: Workshop): Live {
  const live = openLive(workshop)
  live.site.readAll()
  return live
}

function openLive({ root, web }: Workshop): Live {
  const problems: Diagnostic[] = []
  const site = new LiveSite({
    roots: [root],
    origin: 'https://paint.example',
    webAssets: web.assets,
    renderPage: renderAll,
    onDiagnostic: (problem) => problems.push(problem),
  })
  return {
    site,
    problems,
    changed(files) {
      writeFiles(root, files)
      return site.update(Object.keys(files).map((path) => join(root, path)))
    },
  }
}

function edit(path: string, from: string, to: string): Readonly<Record<string, string>> {
  const text = EXAMPLE_CONTENT[path]
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no ${from}`)
  return { [path]: text.replace(from, to) }
}

function textOf(site: LiveSite, path: string): string {
  const file = site.read(path.replace(/^\//, ''))
  if (file === undefined) throw new Error(`no file ${path}`)
  return Buffer.from(file.bytes).toString()
}

/** What the page's HTML is rendered from. */
function inputOf(site: LiveSite, url: string) {
  return JSON.parse(textOf(site, `${url}/index.html`).slice('<!doctype html>'.length))
}
