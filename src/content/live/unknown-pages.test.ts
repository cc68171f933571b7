import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { digestsOf, renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const FIRST = 'en-US/docs/Learn/First/index.html'
const FIRST_FILE = 'files/en-us/learn/first/index.md'
const DATA = 'files/jsondata/L10n-Template.json'

interface Live {
  readonly site: LiveSite
  readonly root: string
  readonly workshop: Workshop
  /** What was reported in the background. */
  readonly changes: (readonly string[] | '*')[]
  readonly problems: Diagnostic[]
}

function openLive(files: ContentFiles = {}): Live {
  const workshop = new Workshop({ ...EXAMPLE_CONTENT, ...files })
  const changes: (readonly string[] | '*')[] = []
  const problems: Diagnostic[] = []
  const site = new LiveSite({
    roots: [workshop.root],
    origin: 'https://paint.example',
    webAssets: workshop.web.assets,
    renderPage: renderAll,
    onDiagnostic: (problem) => problems.push(problem),
    onChange: (changed) => changes.push(changed),
  })
  onTestFinished(() => {
    site.close()
    workshop[Symbol.dispose]()
  })
  return { site, root: workshop.root, workshop, changes, problems }
}

function textOf(site: LiveSite, path: string): string {
  return Buffer.from(site.readNow(path)?.bytes ?? []).toString()
}

/** A page without the settings of its site, and the sidebar and the data that it names. */
function shownOn(site: LiveSite): string {
  const json = textOf(site, FIRST.replace('.html', '.json'))
  return json + textOf(site, /"sidebarURL":"\/([^"]+)"/.exec(json)?.[1] ?? '')
}

describe('while pages are not known', () => {
  test('each document and each file next to one is that of a build', async () => {
    const { site, workshop } = openLive()
    await workshop.build()
    const paths = [...digestsOf(workshop.siteFolder).keys()]
      .filter((path) => /^public\/[^/]+\/docs\/.*(?:index\.json|index\.html|\.png)$/.test(path))
      .map((path) => path.slice('public/'.length))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths)
      expect(textOf(site, path).replace(/,"pictures":\{"site":.*?\}\}\}/, ''), path).toBe(
        workshop
          .readPublic(path)
          .replaceAll('"isPreview":false', '"isPreview":true')
          .replace(/,"pictures":\{"site":.*?\}\}\}/, ''),
      )
    expect(site.isComplete).toBe(false)
  })

  test('a file of the whole site waits for all pages', () => {
    const { site } = openLive()
    expect(site.readNow('sitemap.xml')).toBeUndefined()
    expect(site.read('sitemap.xml')).toBeDefined()
    expect(site.isComplete).toBe(true)
  })

  test('symbolic links and paths with two dots lead to no page', () => {
    const outside = new Workshop()
    const { site, root } = openLive()
    symlinkSync(join(outside.root, 'files/en-us/learn'), join(root, 'files/en-us/linked'))
    expect(site.findPageUrl('/en-US/docs/linked/First')).toBeUndefined()
    expect(site.findPageUrl('/en-US/docs/Learn/../Learn/First')).toBeUndefined()
    expect(site.readNow('en-US/docs/../../../site.json')).toBeUndefined()
    outside[Symbol.dispose]()
  })

  test('a moved folder has its pages where it is now', () => {
    const { site, root } = openLive()
    expect(site.findPageUrl('/en-US/docs/Learn/First')).toBeDefined()
    renameSync(join(root, 'files/en-us/learn'), join(root, 'files/en-us/study'))
    writeFiles(root, { 'files/en-us/study/first/index.md': pageText('Study/First', 'First', 'Moved.') })
    expect(site.update(['learn', 'study'].map((name) => join(root, 'files/en-us', name)))).toBe('*')
    expect(site.findPageUrl('/en-US/docs/Learn/First')).toBeUndefined()
    expect(textOf(site, 'en-US/docs/Study/First/index.html')).toContain('Moved.')
  })
})

describe('when all pages have become known', () => {
  test('nothing is reported where nothing differs', async () => {
    const { site, changes } = openLive()
    for (const path of [FIRST, 'en-US/docs/Web/Paint/index.html', 'de/docs/Web/Paint/index.html', 'en-US/index.html']) textOf(site, path)
    site.start()
    await site.whenComplete()
    expect(changes).toEqual([])
  })

  test('a page is reported that shows one whose folder is not that of its slug', async () => {
    const text = pageText('Learn/First', 'First', '[Lost](/en-US/docs/Lost)')
    const { site, changes } = openLive({ [FIRST_FILE]: text, 'files/en-us/elsewhere/index.md': pageText('Lost', 'Lost', 'Here.') })
    expect(textOf(site, FIRST)).toContain('page-not-created')
    site.start()
    await site.whenComplete()
    expect(changes).toEqual([['/en-US/docs/Learn/First']])
    expect(textOf(site, FIRST)).not.toContain('page-not-created')
  })

  test('a page is reported whose file was changed before it was watched', async () => {
    const { site, root, changes } = openLive()
    textOf(site, FIRST)
    writeFiles(root, { [FIRST_FILE]: pageText('Learn/First', 'First', 'Other words.') })
    site.start()
    await site.whenComplete()
    expect(changes).toEqual([['/en-US/docs/Learn/First']])
    expect(textOf(site, FIRST)).toContain('Other words.')
  })

  test.each([
    ['a sidebar', { 'files/sidebars/paint.yaml': 'sidebar:\n  - link: /Learn\n    title: Changed\n' }],
    ['data of macros', { [DATA]: JSON.stringify({ optional: { 'en-US': 'Changed' } }) }],
    ['where the content can be edited', { 'site.json': JSON.stringify({ source: { view: 'https://code.example/Changed/{path}' } }) }],
    ['the name of the site', { 'site.json': JSON.stringify({ brand: { shortName: 'Changed' } }) }],
  ])('%s that was changed after the first page and before it was watched is shown on the next page', async (_, edit) => {
    const { site, root, changes } = openLive({
      'files/en-us/learn/first/index.md': pageText('Learn/First', 'First', '{{optional_inline}}', 'sidebar: paint'),
    })
    expect(shownOn(site)).not.toContain('Changed')
    writeFiles(root, edit)
    site.start()
    await site.whenComplete()
    expect(changes).toEqual(['*'])
    expect(shownOn(site)).toContain('Changed')
  })

  test('a part of a page that was new before it was watched is one that links can lead to', async () => {
    const text = pageText('Learn/First', 'First', '[Use](/en-US/docs/Web/Paint/Brush#new)')
    const { site, root, problems } = openLive({ [FIRST_FILE]: text })
    textOf(site, FIRST)
    await expect.poll(() => problems.map(({ message }) => message)).toEqual(['no part of /en-US/docs/Web/Paint/Brush has the id new'])
    writeFiles(root, { 'files/en-us/web/paint/brush/index.md': pageText('Web/Paint/Brush', 'Brush', '## New') })
    site.start()
    await site.whenComplete()
    writeFiles(root, { [FIRST_FILE]: text.replace('[Use]', '[Own](#none) [Use]') })
    site.update([join(root, FIRST_FILE)])
    problems.length = 0
    textOf(site, FIRST)
    await expect.poll(() => problems.map(({ message }) => message)).toEqual(['no part of this page has the id none'])
    await new Promise((resolve) => setImmediate(resolve))
    expect(problems).toHaveLength(1)
  })

  test('an edit during the reading is shown at once and stays', async () => {
    const { site, root } = openLive()
    site.start()
    const complete = site.whenComplete()
    writeFiles(root, { [FIRST_FILE]: pageText('Learn/First', 'Edited', 'Other words.') })
    expect(site.update([join(root, FIRST_FILE)])).toBe('*')
    expect(textOf(site, FIRST)).toContain('Other words.')
    await complete
    await expect.poll(() => site.isComplete).toBe(true)
    expect(textOf(site, FIRST)).toContain('Other words.')
    expect(textOf(site, 'en-US/search-index.json')).toContain('Edited')
  })

  test('content that cannot be read is reported, and pages are still shown', async () => {
    const { site, root, problems } = openLive()
    textOf(site, FIRST)
    writeFiles(root, { 'site.json': '{' })
    site.start()
    await site.whenComplete()
    expect(problems).toEqual([
      expect.objectContaining({ kind: 'content', message: expect.stringContaining('site.json is not valid JSON') }),
    ])
    expect(textOf(site, 'en-US/docs/Learn/Second/index.html')).not.toBe('')
  })
})

describe('a branch switch', () => {
  const many = Object.fromEntries(
    Array.from({ length: 80 }, (_, index) => [`files/en-us/many/p${index}/index.md`, pageText(`Many/P${index}`, `P${index}`, 'Old.')]),
  )

  test('shows each page as it is on disk, before the content is read again', async () => {
    const { site, root, changes } = openLive(many)
    site.start()
    await site.whenComplete()
    const edited = Object.fromEntries(
      Object.entries(many).map(([path, text]) => [path, text.replace('title: P', 'title: New P').replace('Old.', 'New.')]),
    )
    writeFiles(root, edited)
    expect(textOf(site, 'en-US/docs/Many/P7/index.html')).toContain('New.')
    expect(site.update(Object.keys(edited).map((path) => join(root, path)))).toBe('*')
    expect(site.isComplete).toBe(false)
    expect(textOf(site, 'en-US/docs/Many/P8/index.html')).toContain('New P8')
    await site.whenComplete()
    expect(textOf(site, 'en-US/search-index.json')).toContain('New P79')
    expect(changes).toEqual([])
  })

  test('has no page whose file is gone, also where this is not reported yet', () => {
    const { site, root } = openLive(many)
    site.readAll()
    renameSync(join(root, 'files/en-us/many/p1'), join(root, 'gone'))
    expect(site.readNow('en-US/docs/Many/P1/index.html')).toBeUndefined()
  })
})
