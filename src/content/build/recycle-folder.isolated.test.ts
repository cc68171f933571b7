import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { pageText, writeFiles } from '../testing/example-content.fixture.ts'

const FOLDER = 'current/public/en-US/docs/Glossary/Ink'

test.each([
  ['', false],
  [', also with compressed files', true],
])('a build is made in the folder of one that no one reads any more%s', async (_, isCompressed) => {
  using workshop = new Workshop()
  const folders = await buildTimes(workshop, 4, { isCompressed })
  expect(folders[3]).toBe(folders[0])
  expect(new Set(folders.slice(0, 3)).size).toBe(3)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ isCompressed }))
})

test.each([false, true])('the builds that stay have the bytes they had, compressed: %s', async (isCompressed) => {
  using workshop = new Workshop()
  await buildTimes(workshop, 4, { isCompressed })
  const previous = workshop.current
  const before = filesOf(join(workshop.siteFolder, previous))
  await buildTimes(workshop, 1, { word: 'more', isCompressed })
  expect(filesOf(join(workshop.siteFolder, previous))).toEqual(before)
})

test.each(['public/en-US/docs/Web/Color/index.json', 'public/static', 'manifest.json', 'kept.json'])(
  'a folder in which %s is gone makes no difference',
  async (path) => {
    using workshop = new Workshop()
    await buildTimes(workshop, 3)
    rmSync(join(workshop.siteFolder, '.spare', path), { recursive: true })
    await buildTimes(workshop, 1, { word: 'more' })
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  },
)

test.each([
  ['is taken from the folder of the older one', true],
  ['makes the next one begin from nothing where there is no older one', false],
])('a file that is gone from the previous build %s', async (_, hasOlder) => {
  using workshop = new Workshop()
  await buildTimes(workshop, 3)
  if (!hasOlder) rmSync(join(workshop.siteFolder, '.spare'), { recursive: true })
  rmSync(join(workshop.siteFolder, 'current/public/en-US/docs/Glossary/Ink/index.json'))
  writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Color', 'more') })
  expect((await workshop.build()).kept > 0).toBe(hasOlder)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test.each([
  ['', false],
  [', nor their compressed files', true],
])('pages and files that are gone leave no folder behind%s', async (_, isCompressed) => {
  using workshop = new Workshop()
  await buildTimes(workshop, 3, { isCompressed })
  writeFiles(workshop.root, { 'files/en-us/web/paint/can/index.md': undefined, 'files/en-us/web/paint/can/can.png': undefined })
  await workshop.build({ isCompressed })
  expect(readdirSync(join(workshop.siteFolder, 'current/public/en-US/docs/Web/Paint')).includes('Can')).toBe(false)
})

test('a build that was stopped leaves no folder that the next one would use', async () => {
  using workshop = new Workshop()
  await buildTimes(workshop, 3)
  writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Color', 'Stopped.') })
  const stop = new AbortController()
  await expect(workshop.build({ onProgress: () => stop.abort(new Error('enough')), signal: stop.signal })).rejects.toThrow('enough')
  expect(readdirSync(workshop.siteFolder).sort()).toEqual(['builds', 'current'])
  await workshop.build()
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test.each([
  ['first', ['teal', 'navy', 'plum']],
  ['second', ['teal', 'navy', 'plum', 'gold']],
])('after edits of texts the manifest of the %s build is not needed, and no stylesheet stays that a page had', async (_, colors) => {
  using workshop = new Workshop()
  const file = 'files/en-us/web/paint/can/index.md'
  const text = readFileSync(join(workshop.root, file), 'utf8')
  const build = async (color: string): Promise<void> => {
    writeFiles(workshop.root, { [file]: `${text}\n\n<p style="color: ${color}">Paint.</p>\n` })
    // All files count as settled.
    await workshop.build({ cache: { file: join(workshop.siteFolder, '../cache.json'), now: () => Date.now() + 60_000 } })
  }
  for (const color of colors) await build(color)
  const { ino } = statSync(join(workshop.siteFolder, '.spare/public/en-US/docs/Glossary/Ink'))
  rmSync(join(workshop.siteFolder, '.spare/manifest.json'))
  await build('lime')
  expect(statSync(join(workshop.siteFolder, FOLDER)).ino).toBe(ino)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

/** Builds after an edit each. @returns the inodes of a folder of a page that does not change */
async function buildTimes(
  workshop: Workshop,
  times: number,
  { word = 'text', isCompressed = false }: { readonly word?: string; readonly isCompressed?: boolean } = {},
): Promise<readonly number[]> {
  const inodes: number[] = []
  for (let time = 0; time < times; time++) {
    writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Color', `${word} ${time}`) })
    await workshop.build({ isCompressed })
    inodes.push(statSync(join(workshop.siteFolder, FOLDER)).ino)
  }
  return inodes
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]))
}
