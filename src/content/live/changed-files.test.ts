import { mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, EXAMPLE_SITE, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const FIRST = '/en-US/docs/Learn/First'
const FIRST_FOLDER = 'files/en-us/learn/first'
const CAN_FOLDER = 'files/en-us/web/paint/can'
const IMAGE = 'en-US/docs/Web/Paint/Can/can.png'
/** Node reads no file at once that is larger than 2 GiB; here it takes no room on the disk. */
const TOO_LARGE_BYTES = 3 * 1024 ** 3

interface Live {
  readonly site: LiveSite
  readonly root: string
  /** Reports to the site that these paths below the root have changed. */
  report(...paths: readonly string[]): readonly string[] | '*'
}

function openLive(files: ContentFiles = {}): Live {
  const workshop = new Workshop({ ...EXAMPLE_CONTENT, ...files })
  const { root, web } = workshop
  const site = new LiveSite({
    roots: [root],
    origin: 'https://paint.example',
    webAssets: web.assets,
    renderPage: renderAll,
    onDiagnostic: () => undefined,
  })
  onTestFinished(() => {
    site.close()
    workshop[Symbol.dispose]()
  })
  return { site, root, report: (...paths) => site.update(paths.map((path) => join(root, path))) }
}

function openComplete(files: ContentFiles = {}): Live {
  const live = openLive(files)
  live.site.readAll()
  return live
}

function textOf(site: LiveSite, path: string): string {
  return Buffer.from(site.readNow(path)?.bytes ?? []).toString()
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
