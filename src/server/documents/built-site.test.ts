import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '../app.ts'
import { withoutRights } from '../store/testing/without-rights.fixture.ts'
import { makeSiteFolder, publishBuild, switchTo } from './built-site.fixture.ts'
import { type BuiltSiteOptions, openBuiltSite } from './built-site.ts'

let folder: string
const opened: SiteSource[] = []
beforeEach(() => {
  folder = makeSiteFolder()
})
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
  rmSync(folder, { recursive: true })
})

function open(options: BuiltSiteOptions = {}): SiteSource {
  const site = openBuiltSite(folder, options)
  opened.push(site)
  return site
}

const buildOf = (id: string) => ({
  id,
  csp: `default-src 'self'; report-to ${id}`,
  pages: { '/en-US/': id, '/en-US/docs/Web': id },
  files: { [`/static/app.${id}${'0'.repeat(12)}.js`]: id, '/about.txt': id },
})

test('a site without a build is one line with the path and the command that makes one', () => {
  expect(() => openBuiltSite(folder)).toThrow(new RegExp(`^no built site: ${join(folder, 'current')} .*lectern build --site ${folder}$`))
})

test.skipIf(process.platform === 'win32')('a site folder that this user may not open is not called missing', () => {
  publishBuild(folder, buildOf('a'))
  expect(() => withoutRights(folder, () => openBuiltSite(folder))).toThrow(
    /^[^\n]+current can't be read by this user; expected a site folder that this user can open \(EACCES: [^\n]+\)$/,
  )
})

test('the command that makes a site quotes a folder with spaces', () => {
  const spaced = join(folder, 'my site')
  expect(() => openBuiltSite(spaced)).toThrow(`lectern build --site '${spaced}'`)
})

test.each([
  ['manifest.json', '{', /manifest\.json: .*lectern build/],
  ['manifest.json', '{"version":2}', /not a manifest of version 1; .*lectern build/],
  ['redirects.json', '{"/a":1}', /redirects\.json: it is not a table of URLs; .*lectern build/],
])('a broken %s is one line with the path and the command', (file, content, message) => {
  writeFileSync(join(publishBuild(folder, buildOf('a')), file), content)
  expect(() => openBuiltSite(folder)).toThrow(message)
  expect(() => openBuiltSite(folder)).not.toThrow(/\n/)
})

test.each([
  ['spaces', (json: string) => JSON.stringify(JSON.parse(json), undefined, 2)],
  ['escaped letters', (json: string) => json.replace('about.txt', 'about\\u002etxt')],
])('a manifest with %s is read, too', async (_, change) => {
  const path = join(publishBuild(folder, buildOf('a')), 'manifest.json')
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  const site = open()
  expect(site.current().id).toBe('a')
  expect(new TextDecoder().decode((await site.current().read('about.txt'))?.bytes)).toBe('a')
})

test('a link that leads nowhere is one line', () => {
  switchTo(folder, 'gone')
  expect(() => openBuiltSite(folder)).toThrow(/^broken site build: .*current: it leads to no folder; make one with: lectern build/)
})

test('a new build is taken up by itself, and listeners are notified', async () => {
  publishBuild(folder, buildOf('a'))
  const site = open()
  const reported = vi.fn()
  site.subscribe(reported)
  const before = site.current()
  publishBuild(folder, buildOf('b'))
  await vi.waitFor(() => expect(site.current().id).toBe('b'), { timeout: 5000 })
  expect(reported).toHaveBeenCalledWith('*')
  expect(before.id).toBe('a')
  expect(new TextDecoder().decode((await before.read('about.txt'))?.bytes)).toBe('a')
})

test('a broken new build is reported once and the old one stays', async () => {
  publishBuild(folder, buildOf('a'))
  const report = vi.fn()
  const site = open({ report })
  switchTo(folder, 'gone')
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), { timeout: 5000 })
  expect(site.current().id).toBe('a')
  expect(report.mock.calls).toEqual([[expect.stringMatching(/^broken site build: .*still serving a$/)]])
  publishBuild(folder, buildOf('b'))
  await vi.waitFor(() => expect(site.current().id).toBe('b'), { timeout: 5000 })
})

test('a new build that could not be opened is tried again a minute later, and reported once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  publishBuild(folder, buildOf('a'))
  const report = vi.fn()
  const site = open({ report })
  switchTo(folder, 'b')
  vi.advanceTimersByTime(1000)
  expect(report).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(report).toHaveBeenCalledOnce()
  publishBuild(folder, buildOf('b'))
  vi.advanceTimersByTime(60_000)
  expect(site.current().id).toBe('b')
})

test('assets of the build before are served as long as the build keeps them, other files are not', async () => {
  publishBuild(folder, { ...buildOf('a'), files: { ...buildOf('a').files, '/old.txt': 'a' } })
  const site = open()
  publishBuild(folder, { ...buildOf('b'), kept: { '/static/app.a000000000000.js': 'a' } })
  await vi.waitFor(() => expect(site.current().id).toBe('b'), { timeout: 5000 })
  const app = createApp({ site })
  const previous = await app.inject('/static/app.a000000000000.js')
  expect([previous.body, previous.headers['cache-control']]).toEqual(['a', 'public, max-age=31536000, immutable'])
  expect((await app.inject('/static/app.b000000000000.js')).body).toBe('b')
  expect((await app.inject('/old.txt')).statusCode).toBe(404)
  await app.close()
})

test('builds that replace and remove one another under load are never mixed and never fail', async () => {
  publishBuild(folder, buildOf('build0'))
  const site = open({ maxCacheBytes: 0 })
  const app = createApp({ site })
  const seen = new Set<string>()
  let isRunning = true

  async function readOn(): Promise<void> {
    while (isRunning) {
      for (const url of ['/en-US/', '/en-US/docs/Web/index.json', '/en-US/docs/Web']) {
        const { statusCode, body, headers } = await app.inject(url)
        expect(statusCode, body).toBe(200)
        const id = /build\d+/.exec(body)?.[0] ?? 'none'
        seen.add(id)
        if (url.endsWith('json')) continue
        expect(headers['content-security-policy']).toBe(`default-src 'self'; report-to ${id}`)
      }
    }
  }

  const users = Promise.all([1, 2, 3, 4].map(readOn))
  try {
    for (let round = 1; round <= 6; round += 1) {
      publishBuild(folder, buildOf(`build${round}`))
      rmSync(join(folder, 'builds', `build${round - 1}`), { recursive: true })
      await vi.waitFor(() => expect(seen).toContain(`build${round}`), { timeout: 5000 })
    }
  } finally {
    isRunning = false
  }
  await users
  await app.close()
  expect(seen).toContain('build6')
})

test('a symbolic link in public that leads out is not served, listed or not', async () => {
  const secret = join(folder, 'secret.txt')
  writeFileSync(secret, 'secret')
  const build = publishBuild(folder, { ...buildOf('a'), files: { '/listed.txt': 'x', '/folder/inside.txt': 'x' } })
  rmSync(join(build, 'public', 'listed.txt'))
  symlinkSync(secret, join(build, 'public', 'listed.txt'))
  symlinkSync(secret, join(build, 'public', 'unlisted.txt'))
  rmSync(join(build, 'public', 'folder'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  writeFileSync(join(folder, 'outside', 'inside.txt'), 'secret')
  symlinkSync(join(folder, 'outside'), join(build, 'public', 'folder'))
  const app = createApp({ site: open() })
  for (const url of ['/listed.txt', '/unlisted.txt', '/folder/inside.txt']) {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBeGreaterThanOrEqual(404)
    expect(reply.body).not.toContain('secret')
  }
  await app.close()
})

test('a file in public that the manifest does not list is not served', async () => {
  writeFileSync(join(publishBuild(folder, buildOf('a')), 'public', 'stray.txt'), 'stray')
  expect(await open().current().read('stray.txt')).toBeUndefined()
})

test('every one of 10,000 pages is found by its address in any case, and nothing else is', async () => {
  const build = publishBuild(folder, buildOf('a'))
  const urls = Array.from({ length: 10_000 }, (_, index) => `/en-US/docs/Web/Page_${index}`)
  const pages = Object.fromEntries(urls.map((url, index) => [url, `hash${index}`]))
  writeFileSync(join(build, 'manifest.json'), JSON.stringify({ version: 1, id: 'a', csp: '', pages, files: {}, search: {} }))
  const snapshot = open().current()
  for (const url of urls) expect(snapshot.findPageUrl(`${url.toUpperCase()}/`)).toBe(url)
  expect(await snapshot.findHash('en-US/docs/Web/Page_9999/index.json')).toBe('hash9999')
  for (const name of ['constructor', '__proto__', 'hasOwnProperty', '/en-US/docs/Web/Page_10000']) {
    expect(snapshot.findPageUrl(name)).toBeUndefined()
    expect(snapshot.findRedirect(name)).toBeUndefined()
    expect(await snapshot.findHash(name)).toBeUndefined()
  }
})

test('security.txt of the build is served as text, below /.well-known/ alone', async () => {
  publishBuild(folder, { ...buildOf('a'), files: { '/.well-known/security.txt': 'Contact: mailto:a@example.org\n' } })
  const app = createApp({ site: open() })
  const found = await app.inject('/.well-known/security.txt')
  expect([found.statusCode, found.headers['content-type'], found.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: mailto:a@example.org\n',
  ])
  expect((await app.inject('/security.txt')).statusCode).toBe(404)
  await app.close()
})
