import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import type { BuildResult } from './build-input.ts'

const PAGES = Object.keys(EXAMPLE_CONTENT).filter((path) => path.endsWith('index.md')).length
const MEGABYTE = 1024 ** 2

describe('two pages with one slug', () => {
  test.each([
    ['in one root', 'Web/Color'],
    ['in one root, by case', 'web/COLOR'],
  ])('%s: the first in the order of folders is built, the second is a diagnostic', async (_, slug) => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/zolor/index.md': pageText(slug, 'Second', 'Second.') })
    const result = await workshop.build()
    expect(result.pages).toBe(PAGES)
    expect(problemsOf(result, 'duplicate-page')).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: join(workshop.root, 'files/en-us/web/zolor/index.md'),
        message: expect.stringContaining('web/color/index.md'),
      }),
    ])
    expect(workshop.readPublic('en-US/docs/Web/Color/index.json')).toContain('What a color is')
  })

  test('in two roots: the page of the first root is built, and nothing is reported', async () => {
    using workshop = new Workshop()
    using other = makeFolder()
    writeFiles(other.path, {
      'files/en-us/web/color/index.md': pageText('web/color', 'Second', 'Second.'),
      'files/en-us/web/new/index.md': pageText('Web/New', 'New', 'New.'),
    })
    const result = await workshop.build({ roots: [workshop.root, other.path] })
    expect(result.pages).toBe(PAGES + 1)
    expect(problemsOf(result, 'duplicate-page')).toEqual([])
    const reversed = await workshop.build({ roots: [other.path, workshop.root] })
    expect(reversed.pages).toBe(PAGES + 1)
    expect(workshop.readPublic('en-US/docs/web/color/index.json')).toContain('Second.')
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ roots: [other.path, workshop.root] }))
  })
})

describe('a page that cannot be used is left out with its place, and the others are built', () => {
  test.each([
    ['no front matter', 'Text.', 'front-matter'],
    ['front matter that does not end', '---\ntitle: X\nslug: Web/Bad\n', 'front-matter'],
    ['front matter that is no YAML', '---\ntitle: [\nslug: Web/Bad\n---\n', 'front-matter'],
    ['no title', '---\nslug: Web/Bad\n---\n', 'front-matter'],
    ['a slug that climbs', pageText('../../Web/Bad', 'Bad', 'Text.'), 'front-matter'],
    ['10 MB', pageText('Web/Bad', 'Bad', 'word '.repeat((10 * MEGABYTE) / 5)), 'page-too-large'],
    ['no bytes', '', 'front-matter'],
  ])('%s', async (_, text, kind) => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': text })
    const result = await workshop.build()
    expect(result.pages).toBe(PAGES)
    expect(problemsOf(result, kind)).toEqual([
      expect.objectContaining({ severity: 'error', file: join(workshop.root, 'files/en-us/web/bad/index.md') }),
    ])
  })
})

describe('a page with problems is built', () => {
  test('bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from(pageText('Web/Bad', 'Bad', 'One ')), Buffer.from([0xff, 0xfe]), Buffer.from(' two.\n')])
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': bytes })
    expect(problemsOf(await workshop.build(), 'invalid-utf8')).toHaveLength(1)
    expect(workshop.readPublic('en-US/docs/Web/Bad/index.json')).toContain('\uFFFD')
  })

  test('5,000 macros, good ones, unknown ones and malformed ones', async () => {
    const calls = Array.from(
      { length: 5000 },
      (_, index) => ['{{Glossary("Ink")}}', '{{NoSuchMacro}}', '{{HTTPStatus()}}', '{{Glossary("Ink"'][index % 4],
    ).join('\n\n')
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': pageText('Web/Bad', 'Bad', calls) })
    const result = await workshop.build()
    expect(problemsOf(result, 'unknown-macro')).toHaveLength(1250)
    expect(result.pages).toBe(PAGES + 1)
    expect(workshop.readPublic('en-US/docs/Web/Bad/index.json').split('/en-US/docs/Glossary/Ink').length - 1).toBeGreaterThanOrEqual(1250)
  })

  test('a missing image', async () => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': pageText('Web/Bad', 'Bad', '![None](none.png)') })
    const file = join(workshop.root, 'files/en-us/web/bad/index.md')
    expect(problemsOf(await workshop.build(), 'missing-image')).toEqual([expect.objectContaining({ file, line: 6 })])
  })
})

test('redirects that run in a circle are left out, each with its line, and the others work', async () => {
  const lines = [
    '/en-US/docs/A\t/en-US/docs/B',
    '/en-US/docs/B\t/en-US/docs/C',
    '/en-US/docs/C\t/en-US/docs/A',
    '/en-US/docs/Self\t/en-US/docs/Self',
    '/en-US/docs/Good\t/en-US/docs/Web',
    'nonsense',
  ]
  using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/_redirects.txt': lines.join('\n') })
  const problems = problemsOf(await workshop.build(), 'redirect')
  expect(problems.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4, 6])
  expect(workshop.readPublic('../redirects.json')).toBe('{"/en-us/docs/good":"/en-US/docs/Web"}')
})

test('redirects that run in a circle across languages are left out, each with its file and line', async () => {
  using workshop = new Workshop({
    ...EXAMPLE_CONTENT,
    'files/en-us/_redirects.txt': '/en-US/docs/A\t/de/docs/A\n/en-US/docs/Good\t/en-US/docs/Web\n',
    'files/de/_redirects.txt': '# From\tTo\n/de/docs/A\t/de/docs/B#part\n/de/docs/B\t/en-US/docs/A\n',
  })
  const problems = problemsOf(await workshop.build(), 'redirect')
  expect(problems.map(({ file, line }) => `${file.slice(workshop.root.length)}:${line}`).sort()).toEqual([
    '/files/de/_redirects.txt:2',
    '/files/de/_redirects.txt:3',
    '/files/en-us/_redirects.txt:1',
  ])
  expect(workshop.readPublic('../redirects.json')).toBe('{"/en-us/docs/good":"/en-US/docs/Web"}')
})

describe('each problem of a page is reported at its line, and the page reads well', () => {
  test.each<readonly [string, string, string, string]>([
    ['a malformed macro call', 'One {{Glossary("Ink" two.', 'malformed-macro', 'One {{Glossary('],
    ['a macro call within a call', 'One {{Glossary({{Glossary("Ink")}})}} two.', 'malformed-macro', '/en-US/docs/Glossary/Ink'],
    ['an argument of the wrong type', 'One {{HTTPStatus("many")}} two.', 'macro-broken-link', 'many'],
    ['a missing argument', 'One {{Glossary}} two.', 'macro-error', 'macro-error'],
    ['an unknown macro', 'One {{Glosary("Ink")}} two.', 'unknown-macro', 'macro-error'],
  ])('%s', async (_, text, kind, shown) => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': pageText('Web/Bad', 'Bad', `First.\n\n${text}`) })
    const file = join(workshop.root, 'files/en-us/web/bad/index.md')
    const problems = problemsOf(await workshop.build(), kind)
    expect(problems.filter((problem) => problem.file === file)).toEqual([expect.objectContaining({ line: 8, column: 5 })])
    const page = workshop.readPublic('en-US/docs/Web/Bad/index.json')
    expect(page).toContain(shown)
    expect(page).toMatch(/One .*two\./)
  })

  test('data that is not there: compat key and specification', async () => {
    const frontMatter = '---\ntitle: Bad\nslug: Web/Bad\nbrowser-compat: css.nothing\nspec-urls: https://nobody.example/spec/\n---\n'
    using workshop = new Workshop({
      ...EXAMPLE_CONTENT,
      'files/en-us/web/bad/index.md': `${frontMatter}\nText.\n\n{{Compat}}\n\n{{Specifications}}\n`,
    })
    const result = await workshop.build()
    expect(problemsOf(result, 'missing-compat-key')).toEqual([expect.objectContaining({ line: 4, column: 17 })])
    expect(problemsOf(result, 'unknown-specification')).toEqual([expect.objectContaining({ line: 5, column: 12 })])
    expect(workshop.readPublic('en-US/docs/Web/Bad/index.json')).toContain('Unknown specification')
  })

  test('a sidebar that contains itself', async () => {
    using workshop = new Workshop({
      ...EXAMPLE_CONTENT,
      'files/sidebars/loop.yaml': 'sidebar:\n  - /Web\n  - &all\n    title: All\n    children:\n      - *all\n',
      'files/en-us/web/bad/index.md': '---\ntitle: Bad\nslug: Web/Bad\nsidebar: loop\n---\n\nText.\n',
    })
    const result = await workshop.build()
    expect(problemsOf(result, 'sidebar-entry')).toEqual([
      expect.objectContaining({ file: join(workshop.root, 'files/sidebars/loop.yaml'), line: 6 }),
    ])
    const { sidebarURL } = JSON.parse(workshop.readPublic('en-US/docs/Web/Bad/index.json')).doc
    expect(workshop.readPublic(sidebarURL.slice(1))).toContain('"title":"All"')
  })

  test('pages of a language that no one knows', async () => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/tlh/web/index.md': pageText('Web', 'Web', 'nuqneH') })
    const result = await workshop.build()
    expect(result.pages).toBe(PAGES)
    expect(problemsOf(result, 'unknown-locale')).toEqual([expect.objectContaining({ file: join(workshop.root, 'files/tlh') })])
  })
})

describe('nothing is read or written outside', () => {
  const SECRET = 'the secret text'

  test('by image addresses with `..`', async () => {
    const addresses = [
      '../../../../../secret.png',
      '..%2f..%2f..%2f..%2f..%2fsecret.png',
      '/en-US/docs/../../../../secret.png',
      '....//....//secret.png',
      '/../secret.png',
      '..\\..\\secret.png',
    ]
    const body = addresses.map((address) => `<img src="${address}" alt="x">`).join('\n')
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/bad/index.md': pageText('Web/Bad', 'Bad', body) })
    writeFileSync(join(workshop.root, 'secret.png'), SECRET)
    writeFileSync(join(workshop.root, '../secret.png'), SECRET)
    const result = await workshop.build()
    expect(problemsOf(result, 'missing-image')).toHaveLength(addresses.length)
    expect(publicTexts(workshop)).not.toContain(SECRET)
  })

  test('by symbolic links to files and folders', async () => {
    using workshop = new Workshop()
    using outside = makeFolder()
    writeFiles(outside.path, {
      'index.md': pageText('Web/Out', 'Out', SECRET),
      'out.png': SECRET,
      'deep/index.md': pageText('Web/Out/Deep', 'Deep', SECRET),
      'x.yaml': `sidebar:\n  - ${SECRET}\n`,
    })
    const english = join(workshop.root, 'files/en-us/web')
    mkdirSync(join(english, 'out'))
    symlinkSync(join(outside.path, 'index.md'), join(english, 'out/index.md'))
    symlinkSync(join(outside.path, 'out.png'), join(english, 'paint/can/out.png'))
    symlinkSync(outside.path, join(english, 'folder'))
    symlinkSync(outside.path, join(workshop.root, 'files/fr'))
    symlinkSync(join(outside.path, 'x.yaml'), join(workshop.root, 'files/sidebars/x.yaml'))
    symlinkSync(workshop.root, join(english, 'circle'))
    const result = await workshop.build()
    expect(result.pages).toBe(PAGES)
    expect(problemsOf(result, 'symbolic-link').map(({ file }) => file.slice(join(workshop.root, 'files').length))).toEqual([
      '/en-us/web/circle',
      '/en-us/web/folder',
      '/en-us/web/out/index.md',
      '/en-us/web/paint/can/out.png',
      '/fr',
    ])
    expect(publicTexts(workshop)).not.toContain(SECRET)
    expect(readdirSync(outside.path)).toHaveLength(4)
  })

  test('and files are never changed in place: a link to a file of a build keeps its bytes', async () => {
    using workshop = new Workshop()
    await workshop.build()
    const page = join(workshop.siteFolder, 'current/public/en-US/docs/Web/Color/index.html')
    const kept = join(workshop.root, '../kept.html')
    linkSync(page, kept)
    const before = workshop.readPublic('en-US/docs/Web/Color/index.html')
    writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Colour', 'Changed.') })
    await workshop.build()
    expect(readFileSync(kept, 'utf8')).toBe(before)
    expect(workshop.readPublic('en-US/docs/Web/Color/index.html')).not.toBe(before)
  })
})

describe('content that cannot be used at all is one line', () => {
  test.each([
    ['a root that is not there', 'nowhere', {}],
    ['a site.json that is no JSON', '.', { 'site.json': '{' }],
    ['a site.json with an unknown key', '.', { 'site.json': '{"brnad":{}}' }],
    ['a logo that is not there', '.', { 'site.json': '{"brand":{"logo":"logo.svg"}}' }],
    ['a logo outside', '.', { 'site.json': '{"brand":{"logo":"a/../../logo.svg"}}' }],
  ])('%s', async (_, folder, files) => {
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, ...files })
    const root = join(workshop.root, folder)
    await expect(workshop.build({ roots: [root] })).rejects.toThrow(new RegExp(`^[^\\n]*${root}[^\\n]*$`))
    expect(existsSync(workshop.siteFolder)).toBe(false)
  })
})

function problemsOf({ diagnostics }: BuildResult, kind: string): BuildResult['diagnostics'] {
  return diagnostics.filter((diagnostic) => diagnostic.kind === kind)
}

/** All that is served, in one text. */
function publicTexts(workshop: Workshop): string {
  const folder = join(workshop.siteFolder, 'current/public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => workshop.readPublic(join(parentPath, name).slice(folder.length))).join('\n')
}
