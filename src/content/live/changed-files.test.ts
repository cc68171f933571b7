import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, EXAMPLE_SITE, pageText, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const FIRST = '/en-US/docs/Learn/First'
const FIRST_FOLDER = 'files/en-us/learn/first'
const CAN_FOLDER = 'files/en-us/web/paint/can'
const IMAGE = 'en-US/docs/Web/Paint/Can/can.png'
/** Pages that show the beginning of the two pages of a course: the page above them, and the home page. */
const LISTS = {
  'files/en-us/learn/index.md': pageText('Learn', 'Learn', '{{SubpagesWithSummaries}}'),
  'site.json': JSON.stringify({ ...EXAMPLE_SITE, featured: ['Learn/First', 'Learn/Second'] }),
}
const AREAS = {
  'blog/one/index.md': '---\ntitle: One\nslug: one\ndescription: d\ndate: 2026-01-01\n---\n\nText.\n',
  'blog/one/a.png': pngBytes(4, 4),
  'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
  'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
  'curriculum/1-core/1-text.md': '---\ntemplate: module\n---\n# Text\n',
  'curriculum/1-core/1-text/quiz.yaml': '',
  'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
}
/** Node reads no file at once that is larger than 2 GiB; here it takes no room on the disk. */
const TOO_LARGE_BYTES = 3 * 1024 ** 3

interface Live {
  readonly site: LiveSite
  readonly root: string
  readonly problems: Diagnostic[]
  /** Reports to the site that these paths below the root have changed. */
  report(...paths: readonly string[]): readonly string[] | '*'
}

function openLive(files: ContentFiles = {}): Live {
  const workshop = new Workshop({ ...EXAMPLE_CONTENT, ...files })
  const { root, web } = workshop
  const problems: Diagnostic[] = []
  const site = new LiveSite({
    roots: [root],
    origin: 'https://paint.example',
    webAssets: web.assets,
    renderPage: renderAll,
    onDiagnostic: (problem) => problems.push(problem),
  })
  onTestFinished(() => {
    site.close()
    workshop[Symbol.dispose]()
  })
  return { site, root, problems, report: (...paths) => site.update(paths.map((path) => join(root, path))) }
}

function openComplete(files: ContentFiles = {}): Live {
  const live = openLive(files)
  live.site.readAll()
  return live
}

function textOf(site: LiveSite, path: string): string {
  return Buffer.from(site.readNow(path)?.bytes ?? []).toString()
}

function replaceByFolder(path: string): void {
  rmSync(path)
  mkdirSync(path)
}

/** Saves a page, and expects that the site shows it. */
function expectEditsShown({ site, root, report }: Live): void {
  writeFiles(root, { [`${FIRST_FOLDER}/index.md`]: pageText('Learn/First', 'First', 'Saved later.') })
  report(`${FIRST_FOLDER}/index.md`)
  expect(textOf(site, `${FIRST.slice(1)}/index.html`)).toContain('Saved later.')
}

describe.each([
  ['once all pages are known', openComplete],
  ['before all pages are known', openLive],
])('%s', (_, open) => {
  test('a file next to a page that is gone, or lies in a folder that is a file now, is not found', () => {
    const { site, root } = open()
    expect(site.readNow(IMAGE)).toBeDefined()
    rmSync(join(root, CAN_FOLDER, 'can.png'))
    expect(site.readNow(IMAGE)).toBeUndefined()
    rmSync(join(root, CAN_FOLDER), { recursive: true })
    writeFiles(root, { [CAN_FOLDER]: 'file' })
    expect(site.readNow(IMAGE)).toBeUndefined()
  })

  test.each([
    ['lies in a folder that is a file now', (path: string) => rmSync(join(path, '..'), { recursive: true })],
    ["can't be read", (path: string) => truncateSync(path, TOO_LARGE_BYTES)],
  ])('later edits are shown when a file next to a page %s', (_name, change) => {
    const live = open()
    textOf(live.site, `${FIRST.slice(1)}/index.html`)
    change(join(live.root, CAN_FOLDER, 'can.png'))
    if (live.site.readNow('en-US/docs/Web/Paint/Can/index.html') === undefined) writeFiles(live.root, { [CAN_FOLDER]: 'file' })
    expect(live.report(`${CAN_FOLDER}/index.md`, `${CAN_FOLDER}/can.png`, CAN_FOLDER)).toBe('*')
    expectEditsShown(live)
  })

  test.each([
    ['is gone with its folder', (folder: string) => rmSync(folder, { recursive: true })],
    ['is a folder now', (folder: string) => replaceByFolder(join(folder, 'index.md'))],
  ])('a page that shows others is shown without one whose file %s, before this is reported', (_name, change) => {
    const { site, root } = open(LISTS)
    expect(textOf(site, `${FIRST.slice(1)}/index.json`)).not.toBe('')
    change(join(root, FIRST_FOLDER))
    for (const path of ['en-US/docs/Learn/index.json', 'en-US/index.json']) {
      const text = textOf(site, path)
      expect(text).toContain('Go on with')
      expect(text).not.toContain('Begin with')
    }
  })

  test.each([
    [`${FIRST_FOLDER}/index.md`, FIRST],
    ['pages/about.md', '/en-US/about'],
  ])('%s that is a folder now is no page, is reported, and is shown again when it is a file', (file, url) => {
    const { site, root, report, problems } = open(AREAS)
    const path = join(root, file)
    const text = readFileSync(path)
    textOf(site, `${url.slice(1)}/index.html`)
    replaceByFolder(path)
    report(file)
    expect(site.findPageUrl(url)).toBeUndefined()
    expect(site.readNow(`${url.slice(1)}/index.html`)).toBeUndefined()
    expect(problems).toEqual([expect.objectContaining({ kind: 'unreadable-file', severity: 'error', file: path })])
    rmSync(path, { recursive: true })
    writeFiles(root, { [file]: text })
    report(file)
    expect(site.readNow(`${url.slice(1)}/index.html`)).toBeDefined()
  })

  test.each([
    [`${FIRST_FOLDER}/index.md`, `${FIRST.slice(1)}/index.html`],
    ['pages/about.md', 'en-US/about/index.html'],
    [`${CAN_FOLDER}/can.png`, IMAGE],
  ])('%s that is a folder now is not found, before this is reported', (file, path) => {
    const { site, root } = open(AREAS)
    site.findPageUrl(FIRST)
    site.findPageUrl('/en-US/about')
    replaceByFolder(join(root, file))
    expect(site.readNow(path)).toBeUndefined()
  })

  test('a sidebar of a page that was shown before several changes is found', () => {
    const { site, root, report } = open()
    const [, sidebar = ''] = /"sidebarURL":"\/([^"]+)"/.exec(textOf(site, 'en-US/docs/Web/Paint/index.json')) ?? []
    const before = textOf(site, sidebar)
    for (const title of ['One', 'Two', 'Three']) {
      writeFiles(root, { 'files/en-us/web/paint/index.md': pageText('Web/Paint', title, 'Text.') })
      expect(report('files/en-us/web/paint/index.md')).toBe('*')
    }
    expect(before).not.toBe('')
    expect(textOf(site, sidebar)).toBe(before)
  })
})

test("content that can't be read at once is read in the background when it is fixed", async () => {
  const { site, root, report } = openLive()
  site.start()
  const waiting = site.whenComplete()
  writeFiles(root, { 'site.json': '{' })
  for (const _ of [1, 2]) expect(() => site.readAll()).toThrow('site.json is not valid JSON')
  await waiting
  expect(site.isComplete).toBe(false)
  writeFiles(root, { 'site.json': '{}' })
  report('site.json')
  await site.whenComplete()
  expect(site.isComplete).toBe(true)
})

test('who waits for all pages waits for a second reading, where the site was changed during the first', async () => {
  const { site, root, report } = openLive()
  site.start()
  const waiting = site.whenComplete()
  writeFiles(root, { 'site.json': JSON.stringify({ brand: { name: 'Later' } }) })
  report('site.json')
  await waiting
  expect(site.isComplete).toBe(true)
})

test('a logo that is also a file next to pages has a new address when it is saved', () => {
  const logo = 'files/shared-assets/logo.svg'
  const site = { ...EXAMPLE_SITE, brand: { ...EXAMPLE_SITE.brand, logo } }
  const live = openComplete({ [logo]: '<svg/>', 'site.json': JSON.stringify(site) })
  const findAddress = (): string | undefined => /"logoUrl":"([^"]+)"/.exec(textOf(live.site, `${FIRST.slice(1)}/index.html`))?.[1]
  const before = findAddress()
  writeFiles(live.root, { [logo]: '<svg></svg>' })
  live.report(logo)
  expect(before).toBeDefined()
  expect(findAddress()).not.toBe(before)
})

describe('a file that is not read', () => {
  test.each(['blog', 'blog/one', 'curriculum', 'curriculum/1-core', 'pages', FIRST_FOLDER])(
    'changes nothing while it is written, saved and removed in %s',
    (folder) => {
      const { site, root, report } = openComplete({ ...AREAS, [`${folder}/page.old`]: 'x' })
      for (const name of ['.page.md.swp', 'page.md~', '4913', '#page.md#', 'page.md.tmp', 'page.old']) {
        const path = `${folder}/${name}`
        for (const text of ['', 'x', undefined]) {
          writeFiles(root, { [path]: text })
          expect(report(path), name).toEqual([])
        }
      }
      expect(site.isComplete).toBe(true)
    },
  )

  test('leads to no second reading when it is written during one', async () => {
    const { site, root, report } = openLive(AREAS)
    site.start()
    const complete = site.whenComplete()
    writeFiles(root, { 'blog/one/index.md.tmp': 'x' })
    report('blog/one/index.md.tmp')
    await complete
    expect(site.isComplete).toBe(true)
  })

  test.each([
    'blog',
    'blog/one',
    'blog/one/index.md',
    'blog/one/a.png',
    'curriculum/1-core/1-text.md',
    'curriculum/1-core/1-text',
    'curriculum/1-core/1-text/quiz.yaml',
    'pages/about.md',
  ])('is not taken for %s that is gone', (path) => {
    const { site, root, report } = openComplete(AREAS)
    rmSync(join(root, path), { recursive: true })
    expect(report(path)).toBe('*')
    site.readAll()
    expect(site.findPageUrl('/en-US/blog/one/') === undefined).toBe(/^blog(?:\/one(?:\/index\.md)?)?$/.test(path))
  })

  test.each(['blog/two/index.md', 'blog/one/b.png', 'curriculum/1-core/1-text/exercises/1-new/start.html', 'pages/new.md', 'blog/folder/'])(
    'is not taken for %s that is new',
    (path) => {
      const { root, report } = openComplete(AREAS)
      if (path.endsWith('/')) mkdirSync(join(root, path))
      else writeFiles(root, { [path]: AREAS['blog/one/index.md'].replace('slug: one', 'slug: two') })
      expect(report(path.replace(/\/$/, ''))).toBe('*')
    },
  )
})

describe('a file that an editor writes and gives the name of a saved one', () => {
  test('changes nothing besides the saved page', () => {
    const { site, root, report } = openComplete()
    textOf(site, `${FIRST.slice(1)}/index.html`)
    expect(report(`${FIRST_FOLDER}/4913`)).toEqual([])
    writeFiles(root, { [`${FIRST_FOLDER}/index.md`]: EXAMPLE_CONTENT[`${FIRST_FOLDER}/index.md`] })
    expect(report(`${FIRST_FOLDER}/index.md.tmp`, `${FIRST_FOLDER}/index.md`)).toEqual([FIRST])
    expect(site.isComplete).toBe(true)
  })

  test.each([
    ['a page', `${FIRST_FOLDER}/index.md`],
    ['a folder of pages', FIRST_FOLDER],
    ['a file next to a page', `${CAN_FOLDER}/can.png`],
    ['redirects', 'files/en-us/_redirects.txt'],
    ['a language with documents', 'files/de'],
    ['a language with redirects alone', 'files/fr'],
    ['the settings of the site', 'site.json'],
  ])('is not taken for %s that is gone', (_, path) => {
    const { root, report } = openComplete({ 'files/fr/_redirects.txt': '# none\n' })
    rmSync(join(root, path), { recursive: true })
    expect(report(path)).toBe('*')
  })

  test('is not taken for a folder or a symbolic link that is new', () => {
    const { root, report } = openComplete()
    mkdirSync(join(root, FIRST_FOLDER, 'folder'))
    symlinkSync('nowhere', join(root, FIRST_FOLDER, 'link'))
    expect(report(`${FIRST_FOLDER}/folder`)).toBe('*')
    expect(report(`${FIRST_FOLDER}/link`)).toBe('*')
  })
})
