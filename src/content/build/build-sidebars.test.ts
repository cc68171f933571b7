import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestsOf, rewrittenPages, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, pageText, writeFiles } from '../testing/example-content.fixture.ts'

const groups = (...interfaces: string[]): string =>
  JSON.stringify([{ 'Paint API': { overview: ['Paint API'], interfaces }, 'Clay API': { interfaces: ['Kiln'] } }])
const api = (path: string, type: string, body: string): string =>
  pageText(`Web/API/${path}`, path.slice(path.lastIndexOf('/') + 1), body, `page-type: web-api-${type}`)

/** Two groups of Web APIs, a sidebar that a macro asks for, and one with a page's own links. */
const CONTENT: ContentFiles = {
  'files/jsondata/GroupData.json': groups('Brush', 'Can'),
  'files/jsondata/InterfaceData.json': JSON.stringify([{ Brush: { inh: 'Tool' } }]),
  'files/sidebars/learnsidebar.yaml': 'sidebar: [/Learn]',
  'files/en-us/learn/index.md': pageText('Learn', 'Learn', 'Learn.\n\n{{LearnSidebar}}'),
  'files/en-us/links/index.md': pageText(
    'Links',
    'Links',
    'Links.\n\n{{LearnSidebar}}\n\n<section id="Quick_links">\n\n- [Learn](/en-US/docs/Learn)\n\n</section>',
  ),
  'files/en-us/web/api/paint_api/index.md': api('Paint_API', 'overview', '{{DefaultAPISidebar("Paint API")}}'),
  'files/en-us/web/api/tool/index.md': api('Tool', 'interface', '{{APIRef}}'),
  'files/en-us/web/api/brush/index.md': api('Brush', 'interface', '{{APIRef("Paint API")}}'),
  'files/en-us/web/api/brush/dip/index.md': api('Brush/dip', 'instance-method', '{{APIRef("Paint API")}}'),
  'files/en-us/web/api/can/index.md': api('Can', 'interface', '{{APIRef("Paint API")}}'),
  'files/en-us/web/api/kiln/index.md': api('Kiln', 'interface', '{{APIRef("Clay API")}}'),
  'files/de/web/api/brush/index.md': api('Brush', 'interface', '{{APIRef("Paint API")}}'),
}
const EN = '/en-US/docs/'
const WEB = `${EN}Web/API/`
const BRUSH_PAGES = ['/de/docs/Web/API/Brush', `${WEB}Brush`, `${WEB}Brush/dip`]
const PAGES = [...BRUSH_PAGES, `${EN}Learn`, `${EN}Links`, `${WEB}Can`, `${WEB}Kiln`, `${WEB}Paint_API`, `${WEB}Tool`].sort()

const CHANGES: readonly {
  readonly name: string
  readonly content: Readonly<Record<string, string | undefined>>
  readonly built: readonly string[]
}[] = [
  {
    name: 'a page that is added below an interface: the pages that show its sidebar',
    content: { 'files/en-us/web/api/brush/dry/index.md': api('Brush/dry', 'instance-method', '{{APIRef("Paint API")}}') },
    built: [...BRUSH_PAGES, `${WEB}Brush/dry`],
  },
  {
    name: 'a page of a type that no sidebar shows',
    content: { 'files/en-us/web/api/brush/notes/index.md': pageText('Web/API/Brush/Notes', 'Notes', 'Notes.') },
    built: [`${WEB}Brush/Notes`],
  },
  {
    name: 'a translation of an interface: the sidebars of its language',
    content: { 'files/de/web/api/can/index.md': api('Can', 'interface', 'Text.') },
    built: ['/de/docs/Web/API/Brush', '/de/docs/Web/API/Can', `${WEB}Can`],
  },
  {
    name: 'what belongs to a group: the pages that show its sidebar',
    content: { 'files/jsondata/GroupData.json': groups('Brush') },
    built: [...BRUSH_PAGES, `${WEB}Paint_API`],
  },
  {
    name: 'the data of a group in a way that does not show',
    content: { 'files/jsondata/GroupData.json': groups('Can', 'Brush') },
    built: [],
  },
  { name: 'what an interface inherits from', content: { 'files/jsondata/InterfaceData.json': '[]' }, built: BRUSH_PAGES },
  {
    name: 'the file of a sidebar that macros ask for',
    content: { 'files/sidebars/learnsidebar.yaml': 'sidebar: [{ link: /Learn, title: Start }]' },
    built: [`${EN}Learn`, `${EN}Links`],
  },
  {
    name: 'a file that takes the place of a computed sidebar',
    content: { 'files/sidebars/defaultapisidebar.yaml': 'sidebar: [/Learn]' },
    built: [`${WEB}Paint_API`],
  },
]

describe('a build after one change makes again exactly the pages whose sidebar shows it, and gives the bytes of a build from nothing', () => {
  test.each(CHANGES)('$name', async ({ content, built }) => {
    using workshop = new Workshop(CONTENT)
    await workshop.build()
    const previous = workshop.current
    writeFiles(workshop.root, content)
    const result = await workshop.build()
    const { pages }: { pages: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(workshop.siteFolder, 'current/manifest.json'), 'utf8'),
    )
    const urls = Object.keys(pages).filter((url) => url.includes('/docs/'))
    expect(rewrittenPages(workshop.siteFolder, previous, urls).documents).toEqual([...built].sort())
    expect(result.built).toBe(built.length)
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
    expect((await workshop.build()).built).toBe(0)
  })
})

test('every page has its sidebar as a file of the site, and pages of one interface share it', async () => {
  using workshop = new Workshop(CONTENT)
  const { diagnostics } = await workshop.build()
  expect(diagnostics).toEqual([])
  const sidebarOf = (url: string): string => JSON.parse(workshop.readPublic(`${url.slice(1)}/index.json`)).doc.sidebarURL
  const { files }: { files: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(workshop.siteFolder, 'current/manifest.json'), 'utf8'),
  )
  for (const url of PAGES) expect(Object.keys(files)).toContain(sidebarOf(url))
  expect(sidebarOf(`${WEB}Brush`)).toBe(sidebarOf(`${WEB}Brush/dip`))
  expect(sidebarOf(`${WEB}Brush`)).not.toBe(sidebarOf(`${WEB}Can`))
})

test('a page that is only rendered again has its sidebar, and the file stays', async () => {
  using workshop = new Workshop(CONTENT)
  await workshop.build()
  const web = { ...workshop.web, version: 'web-2', assets: { ...workshop.web.assets, themeScript: 'x' } }
  const { built, rendered } = await workshop.build({ web })
  expect({ built, rendered }).toEqual({ built: 0, rendered: PAGES.length })
  expect(workshop.readPublic(`${WEB.slice(1)}Brush/index.html`)).toContain('"sidebar":[{"title":"Paint_API"')
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ web }))
})

test('the file of a sidebar that no one shows any more is gone with the build after the next', async () => {
  using workshop = new Workshop(CONTENT)
  await workshop.build()
  const { sidebarURL }: { sidebarURL: string } = JSON.parse(workshop.readPublic(`${WEB.slice(1)}Kiln/index.json`)).doc
  writeFiles(workshop.root, { 'files/en-us/web/api/kiln/index.md': undefined })
  const isThere = () => existsSync(join(workshop.siteFolder, 'current/public', sidebarURL))
  await workshop.build()
  expect(isThere()).toBe(true)
  writeFiles(workshop.root, { 'site.json': '{"brand":{"name":"Another"}}' })
  await workshop.build()
  expect(isThere()).toBe(false)
})

test('problems of sidebars are reported again by a build that keeps all pages', async () => {
  using workshop = new Workshop({
    ...CONTENT,
    'files/sidebars/learnsidebar.yaml': 'sidebar: [/Learn, /Nowhere]',
    'files/jsondata/GroupData.json': '[]',
  })
  const first = await workshop.build()
  expect(first.diagnostics.map(({ kind }) => kind)).toEqual(['unknown-api-group', 'sidebar-broken-link'])
  const second = await workshop.build()
  expect({ built: second.built, diagnostics: second.diagnostics }).toEqual({ built: 0, diagnostics: first.diagnostics })
})

test('a broken link of a sidebar is reported at its present line, also by a build that keeps all pages', async () => {
  using workshop = new Workshop()
  const entries = 'sidebar:\n  - /Web/Nowhere\n'
  writeFiles(workshop.root, { 'files/sidebars/paint.yaml': entries })
  await workshop.build()
  writeFiles(workshop.root, { 'files/sidebars/paint.yaml': `# One\n\n${entries}` })
  const { built, diagnostics } = await workshop.build()
  const broken = diagnostics.filter(({ kind }) => kind === 'sidebar-broken-link')
  expect({ built, lines: broken.map(({ line }) => line) }).toEqual({ built: 0, lines: [4] })
})
