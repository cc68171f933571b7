import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { WebBuild } from '#contracts/web-build.ts'
import { ContentError } from '../site/content-error.ts'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import type { BuildInput, BuildResult } from './build-input.ts'
import { updateSite } from './update-site.ts'

const LATER = (): number => Date.now() + 60_000

/** Builds with a cache in which all files are settled. */
function build(workshop: Workshop, input: Partial<BuildInput> = {}): Promise<BuildResult> {
  return workshop.build({ cache: { file: join(workshop.siteFolder, '../cache.json'), now: LATER }, ...input })
}

/** A build that reads what the previous one stored would make all pages anew. */
function damageManifest(workshop: Workshop): void {
  writeFileSync(join(workshop.siteFolder, 'current/manifest.json'), '{}')
}

test('a site is not read again while nothing has changed, and the result is the same', async () => {
  using workshop = new Workshop()
  const first = await build(workshop)
  const before = digestsOf(workshop.siteFolder)
  const slow = await workshop.build()
  const fast = await build(workshop)
  expect(fast).toEqual(slow)
  expect(fast).toEqual({ ...first, built: 0, kept: first.pages })
  expect(digestsOf(workshop.siteFolder)).toEqual(before)
  damageManifest(workshop)
  expect(await build(workshop)).toEqual(fast)
})

test('a result that could not be stored with the build is stored by the next one', async () => {
  using workshop = new Workshop()
  await build(workshop, { cache: { file: join(workshop.siteFolder, '../cache.json'), now: Date.now } })
  await build(workshop)
  damageManifest(workshop)
  expect(await build(workshop)).toMatchObject({ built: 0 })
})

describe('while the bundles are made', () => {
  const never = new Promise<WebBuild>(() => undefined)

  test('the content is read where there is no site yet', async () => {
    using workshop = new Workshop({ 'site.json': '{' })
    const { web: _web, ...input } = workshop.input()
    await expect(updateSite({ ...input, web: never })).rejects.toThrow(ContentError)
  })

  test('a change of the content is seen by the next build', async () => {
    using workshop = new Workshop()
    const { web, ...input } = workshop.input({ cache: { file: join(workshop.siteFolder, '../cache.json'), now: LATER } })
    const bundles = Promise.withResolvers<WebBuild>()
    const first = updateSite({ ...input, web: bundles.promise })
    await import('./read-content.ts')
    const path = join(workshop.root, 'files/en-us/web/paint/index.md')
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nMore of it.\n`)
    bundles.resolve(web)
    await first
    await build(workshop)
    expect(workshop.readPublic('en-US/docs/Web/Paint/index.html')).toContain('More of it.')
  })
})

test('what was read is read again when another process has built the site meanwhile', async () => {
  using workshop = new Workshop()
  const { web, ...input } = workshop.input()
  const bundles = Promise.withResolvers<WebBuild>()
  const first = updateSite({ ...input, web: bundles.promise })
  await import('./read-content.ts')
  const path = join(workshop.root, 'files/en-us/web/paint/index.md')
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nMore of it.\n`)
  await workshop.build()
  bundles.resolve(web)
  await first
  expect(workshop.readPublic('en-US/docs/Web/Paint/index.html')).toContain('More of it.')
})

describe('a site is built again', () => {
  test('after an edit', async () => {
    using workshop = new Workshop()
    await build(workshop)
    const path = join(workshop.root, 'files/en-us/web/paint/index.md')
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nMore.\n`)
    expect((await build(workshop)).built).toBeGreaterThan(0)
  })

  test('when a file of it is gone', async () => {
    using workshop = new Workshop()
    const { pages } = await build(workshop)
    const before = digestsOf(workshop.siteFolder)
    rmSync(join(workshop.siteFolder, 'current/public/en-US/docs/Web/Paint/index.html'))
    expect(await build(workshop)).toMatchObject({ built: pages })
    expect(digestsOf(workshop.siteFolder)).toEqual(before)
  })

  test.each(['search/en-US.index', 'search/en-US.stored', 'search/texts'])(
    'where %s of its search index is gone, which alone is made again',
    async (path) => {
      using workshop = new Workshop()
      const { pages } = await build(workshop)
      rmSync(join(workshop.siteFolder, 'current', path), { recursive: true })
      expect(await build(workshop)).toMatchObject({ built: 0, kept: pages })
      expect(existsSync(join(workshop.siteFolder, 'current', path))).toBe(true)
      expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
    },
  )

  test.each([
    ['is damaged', '{"id":'],
    ['is that of another build', '{"id":"0","inputs":"0","pages":0,"diagnostics":[],"folders":[]}'],
  ])('when its stored result %s', async (_, text) => {
    using workshop = new Workshop()
    const { pages } = await build(workshop)
    writeFileSync(join(workshop.siteFolder, 'current/result.json'), text)
    damageManifest(workshop)
    expect(await build(workshop)).toMatchObject({ built: pages })
  })

  test('when a page could not be built', async () => {
    using workshop = new Workshop()
    const pool: BuildInput['pool'] = {
      run: async ({ pages }, tasks, onResults) => {
        for (const task of tasks)
          if (task.kind === 'build') onResults([{ failed: 'no', url: pages[task.index]?.url ?? '', file: pages[task.index]?.file ?? '' }])
      },
    }
    await build(workshop, { pool })
    expect(readdirSync(join(workshop.siteFolder, 'current'))).not.toContain('result.json')
    expect((await build(workshop)).built).toBeGreaterThan(0)
  })
})
