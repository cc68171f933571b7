import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebBuild } from '#contracts/web-build.ts'
import { buildWeb } from './build-web.ts'

const projectFolder = join(import.meta.dirname, '../..')
let cacheFolder: string
let build: WebBuild

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'lectern-web-'))
  build = await buildWeb({ projectFolder, cacheFolder })
}, 60_000)

afterAll(() => rm(cacheFolder, { recursive: true, force: true }))

describe('a build of the web bundles', () => {
  test('names every public file after its content', async () => {
    const files = await readdir(build.publicFolder, { recursive: true, withFileTypes: true })
    const names = files.filter((file) => file.isFile()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((name) => !/^[\w.-]+\.[0-9a-f]{8,}\.\w+$/.test(name))).toEqual([])
  })

  test('keeps to its budgets: loader 3 KB, script of an article page 90 KB, sheet 14 KB, compressed', async () => {
    const sizes = await sizesOf(build)
    expect(sizes.loader).toBeLessThan(3 * 1024)
    expect((sizes.loader ?? 0) + (sizes['entry.browser'] ?? 0) + (sizes['en-US'] ?? 0)).toBeLessThan(90 * 1024)
    expect(sizes.style).toBeLessThan(14 * 1024)
  })

  test('gives a server bundle that renders a page with files that exist', async () => {
    const { renderPage } = await import(build.serverEntry)
    const html: string = renderPage({
      page: { renderer: 'SpaNotFound', url: '/fr/404', locale: 'fr', pageTitle: 'Page introuvable' },
      site: { brand: { name: 'Room', shortName: 'R', plusName: 'R+' }, origin: 'https://room.example', areas: [] },
      assets: build.assets,
    })
    const addresses = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, address]) => String(address))
    expect(addresses.length).toBeGreaterThanOrEqual(3)
    for (const address of addresses) expect((await stat(join(build.publicFolder, address))).isFile()).toBe(true)
  })

  test('allows the inline script by its hash, and no other inline script or style', () => {
    const hash = createHash('sha256').update(build.assets.themeScript).digest('base64')
    expect(build.csp).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(build.csp).not.toContain('unsafe')
  })
})

describe('the cache', () => {
  test('gives the same bundles again without making them', async () => {
    const made = (await stat(join(build.publicFolder, '..', 'bundles.json'))).mtimeMs
    expect(await buildWeb({ projectFolder, cacheFolder })).toEqual(build)
    expect((await stat(join(build.publicFolder, '..', 'bundles.json'))).mtimeMs).toBe(made)
  })

  test('keeps the three newest versions and drops what a cut-off build left an hour ago', async () => {
    const names = ['a', 'b', 'c', 'unfinished-1-1']
    for (const [index, name] of names.entries()) {
      await mkdir(join(cacheFolder, name))
      await writeFile(join(cacheFolder, name, 'bundles.json'), '{}')
      const day = new Date(2020, 0, index + 1)
      await utimes(join(cacheFolder, name), day, day)
    }
    await buildWeb({ projectFolder, cacheFolder })
    expect((await readdir(cacheFolder)).sort()).toEqual([build.version, 'b', 'c'].sort())
  })
})

async function sizesOf({ publicFolder }: WebBuild): Promise<Readonly<Record<string, number>>> {
  const folder = join(publicFolder, 'static')
  const names = await readdir(folder)
  const sizes = await Promise.all(
    names.map(async (name) => [name.replace(/\.[0-9a-f]{8,}\.\w+$/, ''), gzipSync(await readFile(join(folder, name))).length] as const),
  )
  return Object.fromEntries(sizes)
}
