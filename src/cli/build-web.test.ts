import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { startWeb, WEB_SOURCES } from './build-web.ts'

const projectFolder = join(import.meta.dirname, '../..')
/** Scripts that the page of the editors runs, besides the texts; all others there wait for an action of the user. */
const PLAYGROUND = ['loader', 'entry.browser', 'other-pages', 'playground-app']
/** Formatter, TypeScript, WebAssembly's text, and the dialogs of sharing. */
const ON_DEMAND = /^(?:format-code|strip-types|compile-wat|share-dialog|flag-dialog)$/
/** The texts of that page, by their folders in `src/locales`. */
const PLAYGROUND_TEXTS = ['interface', 'playground', 'code-editor']
let cacheFolder: string
let build: WebBuild

async function buildWeb(): Promise<WebBuild> {
  return (await startWeb({ projectFolder, cacheFolder })).web
}

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'lectern-web-'))
  build = await buildWeb()
}, 60_000)

afterAll(() => rm(cacheFolder, { recursive: true, force: true }))

describe('a build of the web bundles', () => {
  test('names every public file after its content, except the notices that bundles name and the service worker', async () => {
    const files = await readdir(build.publicFolder, { recursive: true, withFileTypes: true })
    const names = files.filter((file) => file.isFile()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((name) => !/^[\w.-]+\.[0-9a-f]{8,}\.\w+$/.test(name))).toEqual(['licences.txt', 'service-worker.js'])
  })

  test('the notices have every package that the sources import, those these bring along, and the fonts', async () => {
    const notices = await readFile(join(build.publicFolder, 'licences.txt'), 'utf8')
    const sources = await readdir(join(projectFolder, 'src/web'), { recursive: true })
    const texts = await Promise.all(
      sources.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)).map((name) => readFile(join(projectFolder, 'src/web', name), 'utf8')),
    )
    const { dependencies }: { readonly dependencies: object } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'))
    const code = texts.join('\n').replace(/^import type .*$/gm, '')
    const imported = Object.keys(dependencies).filter((name) => new RegExp(`(?:from |import |import\\()'${name}[/']`).test(code))
    const names = new Set([...imported, 'scheduler', '@lezer/lr', 'style-mod', '@fontsource/source-serif-4'])
    expect(names.size).toBeGreaterThan(12)
    expect([...names].filter((name) => !new RegExp(`^=+\n${name} \\d`, 'm').test(notices))).toEqual([])
    expect(notices).toContain('SIL OPEN FONT LICENSE')
  })

  test('a bundle with code of others names the notices in its first line', async () => {
    const folder = join(build.publicFolder, 'static')
    const scripts = (await readdir(folder)).filter(
      (name) => /^(?:react|create-code-editor|compiler|loader)\./.test(name) && name.endsWith('.js'),
    )
    const named = await Promise.all(
      scripts.map(async (name) => [
        name.split('.')[0],
        (await readFile(join(folder, name), 'utf8')).startsWith('/*! licences: /licences.txt */'),
      ]),
    )
    expect(Object.fromEntries(named)).toEqual({ react: true, 'create-code-editor': true, compiler: true, loader: false })
  })

  test('the loader is one file: until a page has loaded, nothing else is asked for', async () => {
    const loader = await readFile(join(build.publicFolder, build.assets.script.slice(1)), 'utf8')
    expect(loader).not.toMatch(/(?:from|import) *["']/)
  })

  test('the application with the texts of any language is asked for in at most 96 KB', async () => {
    const sizes = await sizesOf(build)
    const texts = Math.max(...(await listTextSizes(build)))
    const before = await listStaticImports(build, 'loader')
    const chunks = (await listStaticImports(build, 'entry.browser')).filter((chunk) => !before.includes(chunk))
    const total = chunks.reduce((sum, chunk) => sum + (sizes[chunk] ?? Number.NaN), texts)
    expect(total, `${chunks.join(', ')} and the longest texts, in bytes of gzip`).toBeLessThanOrEqual(96 * 1024)
  })

  test('before the first key the playground asks for at most 332 KB of script, texts included', async () => {
    const chunks = [...new Set((await Promise.all(PLAYGROUND.map((name) => listStaticImports(build, name)))).flat())]
    const names = await readdir(join(build.publicFolder, 'static'))
    const texts = await findTexts(build)
    const asked = [...names.filter((name) => chunks.some((chunk) => name.startsWith(`${chunk}.`)) && name.endsWith('.js')), ...texts]
    const sizes = await Promise.all(asked.map(async (name) => gzipSync(await readFile(join(build.publicFolder, 'static', name))).length))
    expect(chunks).toContain('create-code-editor')
    expect(texts.length).toBeGreaterThanOrEqual(PLAYGROUND_TEXTS.length)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total, `${asked.join(', ')}, in bytes of gzip`).toBeLessThanOrEqual(332 * 1024)
    expect(chunks.filter((chunk) => ON_DEMAND.test(chunk))).toEqual([])
  })

  test('the compiler of WebAssembly text is a script of the runner, and in none of a page', async () => {
    const folder = join(build.publicFolder, 'static')
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
    expect(texts.filter(({ text }) => text.includes('parseWat')).map(({ name }) => `static/${name}`)).toEqual([build.compilerScript])
  })

  test('an article brings no editor', async () => {
    for (const name of ['loader', 'entry.browser', 'other-pages'])
      expect(await listStaticImports(build, name)).not.toContain('create-code-editor')
  })

  test('until the load event an article runs at most 3.5 KB of script', async () => {
    const sizes = await sizesOf(build)
    const chunks = await listStaticImports(build, 'loader')
    const total = chunks.reduce((sum, chunk) => sum + (sizes[chunk] ?? Number.NaN), gzipSync(build.assets.themeScript).length)
    expect(total, `${chunks.join(', ')} and the inline script, in bytes of gzip`).toBeLessThanOrEqual(3.5 * 1024)
  })

  test('an article has at most 10.25 KB of rules, one about a feature 13.5 KB, or 4.25 KB more after another article, and 2.5 KB for what opens', async () => {
    const { article, reference, support, panels } = await sizesOf(build)
    expect(article).toBeLessThanOrEqual(10.25 * 1024)
    expect(reference).toBeLessThanOrEqual(13.5 * 1024)
    expect(support).toBeLessThanOrEqual(4.25 * 1024)
    expect(panels).toBeLessThanOrEqual(2.5 * 1024)
  })

  test('the font of English headings has at most 9 KB', async () => {
    const folder = join(build.publicFolder, 'static')
    const name = (await readdir(folder)).find((file) => file.startsWith('serif-basic.')) ?? ''
    expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(9 * 1024)
  })

  test('images in stylesheets have spaces, which are shorter than their escapes', async () => {
    const folder = join(build.publicFolder, 'static')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(texts.join('').match(/url\("data:image\/svg\+xml,[^"]*"\)/g)?.length).toBeGreaterThan(20)
    expect(texts.filter((text) => text.includes('%20'))).toEqual([])
  })

  test('the places of icons stand in the rules, also in those of stylesheets that others import and of scripts', async () => {
    const folder = join(build.publicFolder, 'static')
    const names = (await readdir(folder)).filter((name) => /\.(?:css|js)$/.test(name))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(names.filter((_, index) => texts[index]?.includes('var(--icon-'))).toEqual([])
    expect(texts.filter((text) => text.includes('mask:var(--icons) 0 ')).length).toBeGreaterThan(3)
  })

  test('the browser gets no schemas: what it needs of a contract stands in a file without any', async () => {
    const text = await readFile(await findScript(build, 'entry.browser'), 'utf8')
    expect(text.includes('~kind'), 'a value is imported from a file of contracts that imports typebox').toBe(false)
  })

  test('gives a server bundle that renders a page with files that exist', async () => {
    const { renderPage } = await import(build.serverEntry)
    const html: string = renderPage({
      page: { renderer: 'SpaNotFound', url: '/fr/404', locale: 'fr', pageTitle: 'Page introuvable' },
      site: {
        brand: { name: 'Room', shortName: 'R', plusName: 'R+' },
        origin: 'https://room.example',
        features: [],
        menus: [],
        footer: [],
        account: [],
        firstYear: 2020,
      },
      assets: build.assets,
    })
    const addresses = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, address]) => String(address))
    expect(addresses.length).toBeGreaterThanOrEqual(3)
    for (const address of addresses) expect((await stat(join(build.publicFolder, address))).isFile()).toBe(true)
  })

  test('allows the inline script by its hash, and no other inline script or style', () => {
    const hash = createHash('sha256').update(build.assets.themeScript).digest('base64')
    expect(build.csp).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(build.csp).not.toContain('unsafe-')
  })
})

test('the version of the bundles counts all parts that src/web imports', async () => {
  const { references }: { references: readonly { readonly path: string }[] } = JSON.parse(
    await readFile(join(projectFolder, 'src/web/tsconfig.json'), 'utf8'),
  )
  expect(WEB_SOURCES).toEqual(expect.arrayContaining(references.map(({ path }) => path.replace('..', 'src'))))
})

test('a build that is stopped ends with the reason, and leaves nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-web-'))
  const stop = new AbortController()
  const { web } = await startWeb({ projectFolder, cacheFolder: folder, signal: stop.signal })
  stop.abort(new Error('stopped by the user'))
  await expect(web).rejects.toThrow('stopped by the user')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

describe('the cache', () => {
  test.each(['', '{', '{"script":""}'])('drops a version whose list of bundles is %j, and makes it again', async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-web-'))
    await mkdir(join(folder, build.version))
    await writeFile(join(folder, build.version, 'bundles.json'), text)
    const stop = AbortSignal.abort(new Error('stopped'))
    await expect((await startWeb({ projectFolder, cacheFolder: folder, signal: stop })).web).rejects.toThrow('stopped')
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  test('gives the same bundles again without making them', async () => {
    const made = (await stat(join(build.publicFolder, '..', 'bundles.json'))).mtimeMs
    expect(await buildWeb()).toEqual(build)
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
    await buildWeb()
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

/** Bytes of gzip of the interface's texts in each language. Other texts have files of the same names. */
async function listTextSizes({ publicFolder }: WebBuild): Promise<readonly number[]> {
  const folder = join(publicFolder, 'static')
  const isText = new RegExp(`^(?:${INTERFACE_LOCALES.map(({ code }) => code).join('|')})\\.[0-9a-f]{8,}\\.js$`)
  const files = await Promise.all((await readdir(folder)).filter((name) => isText.test(name)).map((name) => readFile(join(folder, name))))
  const sizes = files.filter((text) => text.includes('shell.open_menu')).map((text) => gzipSync(text).length)
  expect(sizes).toHaveLength(INTERFACE_LOCALES.length)
  return sizes
}

/** A script and those that it imports before it runs, by their names without hash. */
async function listStaticImports(web: WebBuild, name: string): Promise<readonly string[]> {
  const found = new Set([name])
  // What is added meanwhile is visited too; chunks may import one another.
  for (const chunk of found) {
    const text = await readFile(await findScript(web, chunk), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)\.[0-9a-f]{8,}\.js["'`]/g)) found.add(String(imported))
  }
  return [...found]
}

async function findScript({ publicFolder }: WebBuild, name: string): Promise<string> {
  const folder = join(publicFolder, 'static')
  const found = (await readdir(folder)).find((file) => new RegExp(`^${name}\\.[0-9a-f]{8,}\\.js$`).test(file))
  if (found === undefined) throw new Error(`the web build has no script ${name}`)
  return join(folder, found)
}

/** The scripts with the Russian texts of the playground, the longest ones: each has the first text of its folder. */
async function findTexts({ publicFolder }: WebBuild): Promise<readonly string[]> {
  const folder = join(publicFolder, 'static')
  const names = (await readdir(folder)).filter((name) => name.startsWith('ru.') && name.endsWith('.js'))
  const scripts = await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
  const firsts = await Promise.all(
    PLAYGROUND_TEXTS.map(async (place) => {
      const json = await readFile(join(projectFolder, 'src/locales', place, 'ru.json'), 'utf8')
      return /: "([^"]+)"/.exec(json)?.[1] ?? ''
    }),
  )
  return scripts.filter(({ text }) => firsts.some((first) => text.includes(first))).map(({ name }) => name)
}
