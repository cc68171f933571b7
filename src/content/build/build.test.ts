import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createLocalPool, digestsOf, rewrittenPages, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, EXAMPLE_SITE, PAINT_PAGES, pageText, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import type { BuildInput, BuildResult } from './build-input.ts'
import type { PageTask } from './page-pool.ts'

type Changes = Readonly<Record<string, string | Uint8Array | undefined>>

interface Change {
  readonly name: string
  /** Files of the content root; undefined deletes one. */
  readonly content?: Changes
  /** Files of the code, each with what is put after its text. */
  readonly code?: Readonly<Record<string, string>>
  readonly input?: (workshop: Workshop) => Partial<BuildInput>
  /** Addresses of the pages that are built. */
  readonly built?: readonly string[] | 'all'
  /** Addresses of the pages whose HTML alone is rendered. */
  readonly rendered?: readonly string[] | 'all'
  /** The pages that are rendered get a new index.json as well: it names the build. */
  readonly isOtherBuild?: true
  readonly deleted?: number
  /** The site is the same, byte for byte, as before the change. */
  readonly isSame?: true
}

const DE_LEARN = '/de/docs/Learn'
const DE_PAINT = '/de/docs/Web/Paint'
const PAINT = '/en-US/docs/Web/Paint'
const BRUSH = '/en-US/docs/Web/Paint/Brush'
const CAN = '/en-US/docs/Web/Paint/Can'
const FIRST = '/en-US/docs/Learn/First'
const SECOND = '/en-US/docs/Learn/Second'
const ALL = Object.values(EXAMPLE_CONTENT).filter((text) => typeof text === 'string' && text.startsWith('---')).length

const CHANGES: readonly Change[] = [
  {
    name: 'the text of a page that no other page shows',
    content: edit('files/en-us/learn/first/index.md', 'Begin', 'Start'),
    built: [FIRST],
  },
  {
    name: 'the text of a page that a list of sub-pages shows',
    content: edit('files/en-us/web/paint/brush/index.md', 'spreads', 'spills'),
    built: [PAINT, BRUSH],
  },
  {
    name: 'the title of a parent: its children, the button that leads to it, the sidebar',
    content: edit('files/en-us/web/paint/index.md', 'title: Paint', 'title: Painting'),
    // Learn/First has a button to it, the German page names its translations, both German pages and the header have it as an area.
    built: [...PAINT_PAGES, FIRST],
    rendered: [...allBut([...PAINT_PAGES, FIRST]).filter((url) => url.startsWith('/en-US/'))],
  },
  {
    name: 'the title of a page that a glossary link shows',
    content: edit('files/en-us/glossary/ink/index.md', 'title: Ink', 'title: Black ink'),
    built: ['/en-US/docs/Glossary/Ink', FIRST],
  },
  {
    name: 'a page that is deleted: its list, its parent, the links and redirects to it',
    content: { 'files/en-us/web/paint/brush/index.md': undefined },
    built: [...PAINT_PAGES.filter((url) => url !== BRUSH), SECOND, DE_LEARN],
    deleted: 1,
  },
  {
    name: 'a page that is added: a broken link to it heals',
    content: { 'files/en-us/web/paint/easel/index.md': pageText('Web/Paint/Easel', 'Easel', 'It stands.', 'sidebar: paint') },
    built: [...PAINT_PAGES, SECOND, '/en-US/docs/Web/Paint/Easel'],
  },
  {
    name: 'a translation that is added',
    content: { 'files/de/web/paint/brush/index.md': pageText('Web/Paint/Brush', 'Pinsel', 'Er verteilt Farbe.') },
    built: [BRUSH, DE_LEARN, DE_PAINT, '/de/docs/Web/Paint/Brush'],
  },
  { name: 'a sidebar', content: edit('files/sidebars/paint.yaml', 'Tools', 'Things'), built: PAINT_PAGES },
  {
    name: 'a sidebar in a way that does not show',
    content: edit('files/sidebars/paint.yaml', 'sidebar:', '# a remark\nsidebar:'),
    isSame: true,
  },
  {
    name: 'the short name of the brand',
    content: { 'site.json': JSON.stringify({ ...EXAMPLE_SITE, brand: { ...EXAMPLE_SITE.brand, shortName: 'Rm' } }) },
    built: 'all',
  },
  {
    name: 'the name of the brand',
    content: { 'site.json': JSON.stringify({ ...EXAMPLE_SITE, brand: { ...EXAMPLE_SITE.brand, name: 'Painting Room' } }) },
    rendered: 'all',
  },
  { name: 'the areas', content: { 'site.json': JSON.stringify({ ...EXAMPLE_SITE, areas: ['Learn'] }) }, rendered: 'all' },
  { name: 'the featured pages', content: { 'site.json': JSON.stringify({ ...EXAMPLE_SITE, featured: ['Web/Color'] }) } },
  {
    name: 'a redirect that a page links to',
    content: edit('files/en-us/_redirects.txt', 'Web/Paint/Brush', 'Web/Paint/Can'),
    built: [SECOND],
  },
  { name: 'a redirect that no page links to', content: edit('files/en-us/_redirects.txt', '# moved', '/en-US/docs/Gone\t/en-US/docs/Web') },
  {
    name: 'a redirect that heals a broken link',
    content: edit('files/en-us/_redirects.txt', '# moved', '/en-US/docs/Web/Paint/Easel\t/en-US/docs/Web'),
    built: [SECOND],
  },
  { name: 'the size of a picture', content: { 'files/en-us/web/paint/can/can.png': pngBytes(50, 30) }, built: [CAN] },
  { name: 'the bytes of a picture', content: { 'files/en-us/web/paint/can/can.png': pngBytes(40, 30, 1) }, built: [CAN] },
  { name: 'a picture that is deleted', content: { 'files/en-us/web/paint/can/can.png': undefined }, built: [CAN] },
  { name: 'a picture that no page shows', content: { 'files/en-us/web/paint/can/lid.png': pngBytes(9, 9) } },
  {
    name: 'the code of a macro',
    code: { 'content/macros/links/http-links.ts': '\n// changed\n' },
    built: ['/en-US/docs/Web'],
    isSame: true,
  },
  { name: 'the code of a macro that nobody calls', code: { 'content/macros/links/csp.ts': '\n// changed\n' }, isSame: true },
  { name: 'the code that macros share', code: { 'content/macros/engine/link.ts': '\n// changed\n' }, built: 'all', isSame: true },
  { name: 'the texts of a language', code: { 'locales/content/de.json': '\n' }, built: [DE_LEARN, DE_PAINT], isSame: true },
  { name: "the builder's code", code: { 'content/tree/titles.ts': '\n// changed\n' }, built: 'all', isSame: true },
  { name: 'the HTML that all parts share', code: { 'markup/address-html.ts': '\n// changed\n' }, built: 'all', isSame: true },
  { name: "the builder's tests", code: { 'content/new.test.ts': '\n// changed\n' }, isSame: true },
  {
    name: 'the code of the web part',
    input: ({ web }) => ({
      web: { ...web, version: 'web-2', assets: { ...web.assets, build: 'web-2', script: '/static/loader.ba9876543210.js' } },
    }),
    rendered: 'all',
    isOtherBuild: true,
  },
  { name: 'the policy of the web part', input: ({ web }) => ({ web: { ...web, csp: "default-src 'none'" } }) },
  { name: 'the origin', input: () => ({ origin: 'https://room.example' }), rendered: 'all' },
  { name: 'the wish for compressed files', input: () => ({ isCompressed: true }) },
]

describe('a build after one change makes again exactly the pages it reaches, and gives the bytes of a build from nothing', () => {
  for (const change of CHANGES) test(change.name, () => expectExactly(change))

  test('and the first builds everything', async () => {
    using workshop = new Workshop()
    const result = await workshop.build()
    expect(countsOf(result)).toEqual({ built: ALL, rendered: 0, kept: 0, deleted: 0 })
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  })
})

/** Builds, changes one thing, builds again: counts, files and bytes. */
async function expectExactly(change: Change): Promise<void> {
  using workshop = new Workshop()
  const before = await workshop.build()
  const previous = workshop.current
  const digests = digestsOf(workshop.siteFolder)
  writeFiles(workshop.root, change.content ?? {})
  if (change.code !== undefined) appendTo(workshop.ownCode(), change.code)
  const input = change.input?.(workshop) ?? {}
  const result = await workshop.build(input)

  const pages = pagesOf(workshop)
  const built = listOf(change.built, pages)
  const rendered = listOf(change.rendered, pages)
  expect(countsOf(result)).toEqual({
    built: built.length,
    rendered: rendered.length,
    kept: pages.length - built.length - rendered.length,
    deleted: change.deleted ?? 0,
  })
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold(input))
  if (change.isSame === true) {
    expect({ id: result.id, current: workshop.current, digests: digestsOf(workshop.siteFolder) }).toEqual({
      id: before.id,
      current: previous,
      digests,
    })
  } else {
    expect(result.id).not.toBe(before.id)
    expect(rewrittenPages(workshop.siteFolder, previous, pages)).toEqual({
      documents: change.isOtherBuild === true ? [...built, ...rendered].sort() : built,
      html: [...built, ...rendered].sort(),
    })
  }
  expect(countsOf(await workshop.build(input))).toEqual({ built: 0, rendered: 0, kept: pages.length, deleted: 0 })
}

/** The text of a file of the example with something replaced. */
function edit(path: string, from: string, to: string): Changes {
  const text = EXAMPLE_CONTENT[path]
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no ${from}`)
  return { [path]: text.replace(from, to) }
}

function appendTo(folder: string, tails: Readonly<Record<string, string>>): void {
  for (const [path, tail] of Object.entries(tails)) appendFileSync(join(folder, path), tail)
}

test('a page that could not be rendered again is not on the site, and is built by the next build', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const web = { ...workshop.web, version: 'web-2' }
  const all = createLocalPool()
  const pool: BuildInput['pool'] = {
    run: (setup, tasks, onResults, signal) => {
      const isFailing = (task: PageTask): boolean => task.kind === 'render' && setup.pages[task.index]?.url === '/en-US/docs/Web/Paint'
      onResults([{ failed: 'no', url: '/en-US/docs/Web/Paint', file: '' }])
      return all.run(
        setup,
        [...tasks].filter((task) => !isFailing(task)),
        onResults,
        signal,
      )
    },
  }
  await workshop.build({ web, pool })
  expect(workshop.hasPublic('en-US/docs/Web/Paint/index.html')).toBe(false)
  expect(workshop.readPublic('../manifest.json')).not.toContain('"/en-US/docs/Web/Paint"')
  expect(await workshop.build({ web })).toMatchObject({ built: 1 })
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ web }))
})

function countsOf({ built, rendered, kept, deleted }: BuildResult): Pick<BuildResult, 'built' | 'rendered' | 'kept' | 'deleted'> {
  return { built, rendered, kept, deleted }
}

/** Addresses of the documents of the served build. */
function pagesOf({ siteFolder }: Workshop): string[] {
  const { pages }: { pages: Readonly<Record<string, string>> } = JSON.parse(readFileSync(join(siteFolder, 'current/manifest.json'), 'utf8'))
  return Object.keys(pages).filter((url) => url.includes('/docs/'))
}

function listOf(urls: readonly string[] | 'all' | undefined, pages: readonly string[]): string[] {
  return urls === 'all' ? [...pages] : [...(urls ?? [])].sort()
}

function allBut(urls: readonly string[]): string[] {
  return Object.keys(EXAMPLE_CONTENT).flatMap((path) => {
    const text = EXAMPLE_CONTENT[path]
    const slug = typeof text === 'string' ? /^slug: (.*)$/m.exec(text)?.[1] : undefined
    const url = slug === undefined ? undefined : `/${path.startsWith('files/de/') ? 'de' : 'en-US'}/docs/${slug}`
    return url === undefined || urls.includes(url) ? [] : [url]
  })
}
