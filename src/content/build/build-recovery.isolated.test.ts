import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createLocalPool, digestsOf, renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, pageText, writeFiles } from '../testing/example-content.fixture.ts'

const versions = vi.hoisted(() => ({ compat: '1.0.0' }))
vi.mock(import('../data/data-sources.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, dataVersions: (roots: readonly string[]) => ({ ...original.dataVersions(roots), 'data:compat': versions.compat }) }
})

const PAGES = Object.keys(EXAMPLE_CONTENT).filter((path) => path.endsWith('index.md')).length

beforeEach(() => {
  versions.compat = '1.0.0'
})

describe('a build when nothing changed', () => {
  test('writes nothing at all', async () => {
    using workshop = new Workshop()
    const before = await workshop.build()
    const stamps = stampsOf(workshop.siteFolder)
    expect(await workshop.build()).toEqual({ ...before, built: 0, kept: PAGES })
    expect(stampsOf(workshop.siteFolder)).toEqual(stamps)
  })

  test('says the same of problems, with the place where the content is now', async () => {
    using workshop = new Workshop()
    const before = await workshop.build()
    const moved = `${workshop.root}-moved`
    renameSync(workshop.root, moved)
    const after = await workshop.build({ roots: [moved] })
    expect(after.built).toBe(0)
    expect(before.diagnostics.map(({ kind }) => kind)).toContain('broken-link')
    expect(after.diagnostics).toEqual(
      before.diagnostics.map((diagnostic) => ({ ...diagnostic, file: diagnostic.file.replace(workshop.root, moved) })),
    )
  })
})

describe('a new version', () => {
  test('of the compat data builds the pages again that show some', async () => {
    using workshop = new Workshop()
    await workshop.build()
    versions.compat = '1.0.1'
    expect(await workshop.build()).toMatchObject({ built: 1, kept: PAGES - 1 })
    expect(await workshop.build()).toMatchObject({ built: 0, kept: PAGES })
  })

  test.each([
    ['of a package that the builder runs on builds every page again', 'node_modules/markdown-it', PAGES],
    ['of a tool of development builds nothing again', 'node_modules/vitest', 0],
    ['of a data package builds nothing again by itself', 'node_modules/web-specs', 0],
  ])('%s', async (_, name, built) => {
    using workshop = new Workshop()
    await workshop.build()
    const path = join(workshop.ownCode(), '../package-lock.json')
    const lock: { packages: Record<string, { version: string }> } = JSON.parse(readFileSync(path, 'utf8'))
    expect(Object.keys(lock.packages)).toContain(name)
    const changed = Object.entries(lock.packages).map(([key, entry]) => [key, key === name ? { ...entry, version: '999.0.0' } : entry])
    writeFileSync(path, JSON.stringify({ ...lock, packages: Object.fromEntries(changed) }))
    expect((await workshop.build()).built).toBe(built)
  })
})

describe('a previous build that is damaged', () => {
  test.each([
    ['its state is cut off', 'state.bin', '{"version":1,'],
    ['its state is of another version', 'state.bin', serialize({ version: 0, questions: [], answers: [] })],
    ['its state has other fields', 'state.bin', serialize({ version: 1, questions: [], answers: [] })],
    ['its state is no object', 'state.bin', serialize(null)],
    ['its state is gone', 'state.bin', undefined],
    ['the edits of its state are gone', 'state-edits.bin', undefined],
    ['its manifest is cut off', 'manifest.json', '{'],
    ['the document of a page is gone', 'public/en-US/docs/Web/Color/index.json', undefined],
    ['the HTML of a page is gone', 'public/en-US/docs/Web/Color/index.html', undefined],
    ['a picture is gone', 'public/en-US/docs/Web/Paint/Can/can.png', undefined],
    ['the redirects are gone', 'redirects.json', undefined],
    ['a whole folder is gone', 'public/en-US', undefined],
  ])('is built anew: %s', async (_, path, content) => {
    using workshop = new Workshop()
    const { id } = await workshop.build()
    const damaged = workshop.current
    const target = join(workshop.siteFolder, 'current', path)
    if (content === undefined) rmSync(target, { recursive: true })
    else writeFileSync(target, content)
    const again = await workshop.build()
    expect(again).toMatchObject({ id, built: PAGES, kept: 0 })
    // The build that is served is not changed in place, though its id is the same.
    expect(workshop.current).not.toBe(damaged)
    expect(existsSync(join(workshop.siteFolder, damaged))).toBe(true)
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
    expect(await workshop.build()).toMatchObject({ id, built: 0, kept: PAGES })
  })

  test('is no hindrance when `current` leads nowhere', async () => {
    using workshop = new Workshop()
    await workshop.build()
    rmSync(join(workshop.siteFolder, 'builds'), { recursive: true })
    expect(await workshop.build()).toMatchObject({ built: PAGES })
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  })
})

describe('a build that does not come to its end', () => {
  test('leaves the served site as it was, and no trace; the next one completes', async () => {
    using workshop = new Workshop()
    await workshop.build()
    const before = { current: workshop.current, digests: digestsOf(workshop.siteFolder) }
    writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Colour', 'Changed.') })
    const pool = createLocalPool((input) => {
      if (input.page.renderer === 'Doc') throw new Error('the renderer broke')
      return renderAll(input)
    })
    await expect(workshop.build({ pool })).rejects.toThrow('the renderer broke')
    expect({ current: workshop.current, digests: digestsOf(workshop.siteFolder) }).toEqual(before)
    expect(tracesIn(workshop.siteFolder)).toEqual([])
    await workshop.build()
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  })

  test('is stopped by its signal', async () => {
    using workshop = new Workshop()
    const stop = new AbortController()
    const onProgress = ({ done }: { readonly done: number }): void => {
      if (done === 22) stop.abort(new Error('enough'))
    }
    await expect(workshop.build({ onProgress, signal: stop.signal })).rejects.toThrow('enough')
    expect(tracesIn(workshop.siteFolder)).toEqual([])
    expect(await workshop.build()).toMatchObject({ built: PAGES })
  })

  test('writes nothing of a page that cannot be rendered', async () => {
    using workshop = new Workshop()
    let written: string[] = []
    const pool = createLocalPool((input) => {
      if (input.page.url.endsWith('/Color')) throw new Error('the renderer broke')
      return renderAll(input)
    })
    const run: typeof pool.run = (setup, ...rest) =>
      pool.run(setup, ...rest).finally(() => {
        written = readdirSync(setup.publicFolder.path, { recursive: true }).map(String)
      })
    await expect(workshop.build({ pool: { run } })).rejects.toThrow('the renderer broke')
    expect(written.filter((path) => path.includes('Color'))).toEqual([])
  })
})

describe('two builds into one folder', () => {
  test('the second is rejected in one line while the first runs, and harms nothing', async () => {
    using workshop = new Workshop()
    let second: Promise<unknown> | undefined
    const onProgress = (): void => {
      second ??= workshop.build().catch((error: unknown) => error)
    }
    await workshop.build({ onProgress })
    expect(await second).toMatchObject({ message: expect.stringMatching(/^process \d+ is building into [^\n]+$/) })
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
    expect(tracesIn(workshop.siteFolder)).toEqual([])
  })

  test('a lock that a killed process left is taken over, also when its number is used again', async () => {
    using workshop = new Workshop()
    await workshop.build()
    for (const holder of ['999999999', String(process.pid), 'nonsense']) {
      writeFiles(workshop.root, { 'files/en-us/web/color/index.md': pageText('Web/Color', 'Colour', holder) })
      symlinkSync(holder, join(workshop.siteFolder, 'build.lock'))
      expect((await workshop.build()).built).toBeGreaterThan(0)
    }
    expect(tracesIn(workshop.siteFolder)).toEqual([])
  })
})

/** What says whether anything below a folder was written. */
function stampsOf(folder: string): readonly string[] {
  return ['', ...readdirSync(folder, { recursive: true }).map(String)].sort().map((path) => {
    const { ino, mtimeNs } = statSync(join(folder, path), { bigint: true })
    return `${path} ${ino} ${mtimeNs}`
  })
}

/** What only a build that runs may have on disk. */
function tracesIn(siteFolder: string): readonly string[] {
  return [...readdirSync(siteFolder), ...readdirSync(join(siteFolder, 'builds'))].filter(
    (name) => name.includes('staging') || name.includes('lock'),
  )
}
