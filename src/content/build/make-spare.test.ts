import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { makeSpare } from './make-spare.ts'
import { isUntouched } from './untouched-folders.ts'

function edit(workshop: Workshop): void {
  const file = join(workshop.root, 'files/en-us/web/paint/can/index.md')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\nMore.\n`)
}

function inodeOf(workshop: Workshop, build: string, path: string): number {
  return statSync(join(workshop.siteFolder, build, 'public', path)).ino
}

test('the build after the first one is made in the spare folder', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const before = digestsOf(workshop.siteFolder)
  makeSpare(workshop.siteFolder)
  expect(existsSync(join(workshop.siteFolder, '.spare'))).toBe(true)
  expect(digestsOf(workshop.siteFolder)).toEqual(before)
  const first = workshop.current
  edit(workshop)
  await workshop.build()
  expect(existsSync(join(workshop.siteFolder, '.spare'))).toBe(false)
  const unchanged = 'en-US/docs/Web/Color/index.html'
  expect(inodeOf(workshop, workshop.current, unchanged)).toBe(inodeOf(workshop, first, unchanged))
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('a spare folder is later than all folders in it, so that the next build does not look for each file', async () => {
  using workshop = new Workshop()
  await workshop.build()
  makeSpare(workshop.siteFolder)
  const folder = join(workshop.siteFolder, '.spare')
  const folders = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const paths = folders.map(({ parentPath, name }) => relative(join(folder, 'public'), join(parentPath, name)))
  expect(
    isUntouched(
      folder,
      ['', ...paths].map((path) => `public/${path}`),
    ),
  ).toBe(true)
})

test('a spare folder in which a file is missing is not used', async () => {
  using workshop = new Workshop()
  await workshop.build()
  makeSpare(workshop.siteFolder)
  rmSync(join(workshop.siteFolder, '.spare/public/en-US/docs/Web/Color/index.html'))
  edit(workshop)
  await workshop.build()
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('nothing is left when a file of the build is gone', async () => {
  using workshop = new Workshop()
  await workshop.build()
  rmSync(join(workshop.siteFolder, 'current/redirects.json'))
  expect(() => makeSpare(workshop.siteFolder)).toThrow('redirects.json')
  expect(readdirSync(workshop.siteFolder).sort()).toEqual(['builds', 'current'])
})

test('a command that builds many pages makes a spare folder when there is none', async () => {
  using workshop = new Workshop()
  const asked: string[] = []
  const input = { prepareSpare: { minPages: 1, start: (site: string) => asked.push(site) } }
  await workshop.build(input)
  makeSpare(workshop.siteFolder)
  expect(await workshop.build(input)).toMatchObject({ built: 0 })
  expect(asked).toEqual([workshop.siteFolder])
  edit(workshop)
  await workshop.build({ prepareSpare: { ...input.prepareSpare, minPages: 1000 } })
  expect(asked).toHaveLength(1)
})
