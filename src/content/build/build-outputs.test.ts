import { hash } from 'node:crypto'
import { existsSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, pageText, writeFiles } from '../testing/example-content.fixture.ts'

const COMPAT = 'bcd/api/v0/current/css.properties.color.json'
const COLOR = 'en-US/docs/Web/Color'

/** Files of the served build that differ from those of a previous one. */
function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort()
}

function inode(workshop: Workshop, build: string, path: string): bigint | undefined {
  return statSync(join(workshop.siteFolder, build, 'public', path), { bigint: true, throwIfNoEntry: false })?.ino
}

test('page views reach the pages whose number changes, the list for quick search and the metadata, and nothing else', async () => {
  using workshop = new Workshop()
  const file = join(workshop.root, '../views.csv')
  const views = (brush: number): void =>
    writeFiles(join(workshop.root, '..'), {
      'views.csv': `Page,Views\n/en-US/docs/Web/Paint/Can,100\n/en-US/docs/Web/Paint/Brush,${brush}\n`,
    })
  views(50)
  await workshop.build({ popularityFile: file })
  const before = digestsOf(workshop.siteFolder)
  const brush = 'public/en-US/docs/Web/Paint/Brush'
  expect(JSON.parse(workshop.readPublic('en-US/docs/Web/Paint/Brush/index.json')).doc.popularity).toBe(0.5)
  expect(
    JSON.parse(workshop.readPublic('en-US/search-index.json'))
      .slice(0, 2)
      .map(({ title }: { title: string }) => title),
  ).toEqual(['Can', 'Brush'])

  views(20)
  expect(await workshop.build({ popularityFile: file })).toMatchObject({ built: 1, rendered: 0 })
  const after = digestsOf(workshop.siteFolder)
  expect(changedFiles(before, after)).toEqual([
    'manifest.json',
    'public/en-US/docs/Web/Paint/Brush/index.html',
    `${brush}/index.json`,
    `${brush}/metadata.json`,
    'public/en-US/metadata.json',
    'search/en-US.index',
    'search/en-US.stored',
  ])

  views(200)
  expect(await workshop.build({ popularityFile: file })).toMatchObject({ built: 2, rendered: 0 })
  expect(changedFiles(after, digestsOf(workshop.siteFolder))).toContain('public/en-US/search-index.json')
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ popularityFile: file }))
})

test('a list of page views that is not there ends the build with its path', async () => {
  using workshop = new Workshop()
  await expect(workshop.build({ popularityFile: '/nowhere/views.csv' })).rejects.toThrow('/nowhere/views.csv')
})

test('every compat key that a page names has a file, which later builds take over', async () => {
  using workshop = new Workshop()
  await workshop.build()
  expect(JSON.parse(workshop.readPublic(COMPAT))).toMatchObject({
    query: 'css.properties.color',
    data: { __compat: {} },
    browsers: { chrome: { name: 'Chrome' } },
  })
  const previous = workshop.current
  const page = (key: string): void =>
    writeFiles(workshop.root, {
      'files/en-us/learn/first/index.md': pageText('Learn/First', 'First steps', 'Text.', `browser-compat: [${key}]`),
    })
  page('css.properties.gap, css.properties.nothing')
  await workshop.build()
  expect(inode(workshop, 'current', COMPAT)).toBe(inode(workshop, previous, COMPAT))
  expect(workshop.readPublic('bcd/api/v0/current/css.properties.gap.json')).toContain('"query":"css.properties.gap"')
  expect(existsSync(join(workshop.siteFolder, 'current/public/bcd/api/v0/current/css.properties.nothing.json'))).toBe(false)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  page('css.properties.nothing')
  await workshop.build()
  expect(existsSync(join(workshop.siteFolder, 'current/public/bcd/api/v0/current/css.properties.gap.json'))).toBe(false)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('every document has its metadata, and each language all of its documents', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const own = workshop.readPublic(`${COLOR}/metadata.json`)
  expect(JSON.parse(own)).toMatchObject({
    mdn_url: `/${COLOR}`,
    hash: hash('sha256', workshop.readPublic(`${COLOR}/index.json`).replace('"build":"web-1",', '')),
  })
  const all: readonly { mdn_url: string }[] = JSON.parse(workshop.readPublic('en-US/metadata.json'))
  expect(all).toContainEqual(JSON.parse(own))
  const documents = Object.keys(EXAMPLE_CONTENT).filter((path) => /^files\/en-us\/.*index\.md$/.test(path))
  expect(all).toHaveLength(documents.length)
  expect(JSON.parse(workshop.readPublic('fr/metadata.json'))).toEqual([])
})

test('pages name their contributors and their last commit where the site has addresses for them', async () => {
  using workshop = new Workshop()
  writeFiles(workshop.root, {
    'site.json': JSON.stringify({ source: { history: 'https://code.example/log/{path}', commit: 'https://code.example/commit/{commit}' } }),
    '_git_history.json': JSON.stringify({ 'en-us/web/color/index.md': { modified: '2026-01-02T03:04:05Z', hash: '0123abc' } }),
    'files/en-us/_wikihistory.json': JSON.stringify({ 'Web/Color': { contributors: ['ada'] } }),
  })
  await workshop.build()
  expect(workshop.readPublic(`${COLOR}/contributors.txt`)).toContain(
    'https://code.example/log/files/en-us/web/color/index.md\n\nContributors of the wiki this page comes from:\nada\n',
  )
  const { doc } = JSON.parse(workshop.readPublic(`${COLOR}/index.json`))
  expect([doc.modified, doc.source.last_commit_url]).toEqual(['2026-01-02T03:04:05.000Z', 'https://code.example/commit/0123abc'])
  const previous = readlinkSync(join(workshop.siteFolder, 'current'))
  writeFiles(workshop.root, { 'files/en-us/_wikihistory.json': '{}' })
  expect(await workshop.build()).toMatchObject({ built: 1, rendered: 0 })
  expect(workshop.readPublic(`${COLOR}/contributors.txt`)).not.toContain('ada')
  expect(inode(workshop, 'current', 'de/docs/Learn/contributors.txt')).toBe(inode(workshop, previous, 'de/docs/Learn/contributors.txt'))
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})
