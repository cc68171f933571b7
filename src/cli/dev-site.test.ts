import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ContentFiles, EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { createApp } from '#server/app.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { writeWebStandIn } from './testing/web-stand-in.fixture.ts'

/** Threads read the data of browsers first. */
const LIMIT_MS = 60_000
const AREA_PAGES = {
  'blog/one/index.md': '---\ntitle: One\nslug: one\ndescription: d\ndate: 2026-01-01\n---\n\nText.\n',
  'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
  'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
}
let folder: ReturnType<typeof makeFolder>
let root: string
let site: DevSite
let changes: Inbox<readonly string[] | '*'>
let problems: Inbox<Diagnostic>

beforeEach(async () => {
  folder = makeFolder()
  root = join(folder.path, 'content')
  writeFiles(root, { ...EXAMPLE_CONTENT, ...AREA_PAGES })
  changes = createInbox()
  problems = createInbox()
  const web = writeWebStandIn(join(folder.path, 'web'))
  site = await openDevSite({ roots: [root], origin: 'https://paint.example', web, onDiagnostic: problems.put })
  await site.whenComplete()
  site.subscribe(changes.put)
})

afterEach(async () => {
  await site.close()
  folder[Symbol.dispose]()
})

describe('the site of lectern dev', () => {
  test('notices a saved page by itself and reports its address', async () => {
    writeFiles(root, edit('files/en-us/learn/first/index.md', 'Begin', 'Start'))
    expect(await changes.find((changed) => changed.includes('/en-US/docs/Learn/First'))).toBeDefined()
    expect(await read('en-US/docs/Learn/First/index.html')).toContain('Start')
  })

  test('notices a new page, in a new folder', async () => {
    writeFiles(root, { 'files/en-us/web/new/index.md': pageText('Web/New', 'New', 'New text.') })
    await changes.find(() => site.current().findPageUrl('/en-US/docs/Web/New') !== undefined)
    expect(await read('en-US/docs/Web/New/index.html')).toContain('New text.')
  })

  test('notices a deleted page', async () => {
    rmSync(join(root, 'files/en-us/learn/first'), { recursive: true })
    await changes.find(() => site.current().findPageUrl('/en-US/docs/Learn/First') === undefined)
    expect(await site.current().read('en-US/docs/Learn/First/index.html')).toBeUndefined()
  })

  test('shows a page that lists others while one of them is deleted or becomes a folder, and then not this one', async () => {
    const reports: string[] = []
    const app = createApp({ site, dev: true, report: (message) => reports.push(message) })
    const [brush, can] = ['brush', 'can'].map((name) => join(root, 'files/en-us/web/paint', name))
    rmSync(String(brush), { recursive: true })
    const { statusCode, body } = await app.inject('/en-US/docs/Web/Paint')
    expect([statusCode, body.includes('A brush spreads')]).toEqual([200, false])
    rmSync(join(String(can), 'index.md'))
    mkdirSync(join(String(can), 'index.md'))
    expect((await app.inject('/en-US/docs/Web/Paint')).statusCode).toBe(200)
    expect((await app.inject('/en-US/docs/Web/Paint/Can')).statusCode).toBe(404)
    expect(await problems.find(({ kind }) => kind === 'unreadable-file')).toMatchObject({ message: 'expected a file, found a folder' })
    expect(reports).toEqual([])
    await app.close()
  })

  test('keeps the site and reports when site.json is broken, and goes on when it is fixed', async () => {
    const before = await read('en-US/index.html')
    writeFiles(root, { 'site.json': '{' })
    expect(await problems.find(({ severity }) => severity === 'error')).toMatchObject({
      kind: 'content',
      message: expect.stringContaining('site.json is not valid JSON'),
    })
    expect(await read('en-US/index.html')).toBe(before)
    writeFiles(root, { 'site.json': '{"brand":{"name":"Studio"}}' })
    await changes.find((changed) => changed === '*')
    expect(await read('en-US/index.html')).toContain('Studio')
  })

  test(
    'can be searched, and finds a page that was saved since',
    async () => {
      const reports: string[] = []
      const app = createApp({ site, dev: true, report: (message) => reports.push(message) })
      const found = async (q: string): Promise<readonly string[]> => {
        const { documents } = (await app.inject(`/api/v1/search?q=${q}`)).json()
        return documents.map(({ mdn_url: url }: { mdn_url: string }) => url)
      }
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      expect(await found('brush')).toContain('/en-US/docs/Web/Paint/Brush')
      expect(await found('zeppelin')).toEqual([])
      writeFiles(root, { 'files/en-us/web/zeppelin/index.md': pageText('Web/Zeppelin', 'Zeppelin', 'It flies.') })
      await changes.find((changed) => changed === '*')
      await expect.poll(async () => await found('zeppelin'), { timeout: LIMIT_MS / 2 }).toEqual(['/en-US/docs/Web/Zeppelin'])
      expect(reports).toEqual([])
      await app.close()
    },
    LIMIT_MS,
  )

  test('informs browsers of its search', async () => {
    expect(await read('en-US/opensearch.xml')).toContain('https://paint.example/api/v1/search')
  })

  test('waits for the text of a page that is emptied while it is saved', async () => {
    const path = 'files/en-us/learn/first/index.md'
    writeFiles(root, { [path]: '' })
    // Longer than a change takes to be noticed, and much shorter than an empty page is waited for.
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFiles(root, edit(path, 'Begin', 'Slowly begin'))
    await changes.find((changed) => changed.includes('/en-US/docs/Learn/First'))
    expect(await read('en-US/docs/Learn/First/index.html')).toContain('Slowly begin')
    expect(changes.all).not.toContain('*')
  })

  test('shows a page that stays empty as gone', async () => {
    writeFiles(root, { 'files/en-us/learn/first/index.md': '' })
    await changes.find((changed) => changed === '*')
    expect(site.current().findPageUrl('/en-US/docs/Learn/First')).toBeUndefined()
  })

  test('goes on when symbolic links appear that lead to themselves or to a folder above, and reports them', async () => {
    symlinkSync('loop', join(root, 'files/en-us/learn/loop'))
    symlinkSync(root, join(root, 'files/en-us/learn/above'))
    for (const name of ['loop', 'above'])
      await problems.find(({ kind, file }) => kind === 'symbolic-link' && file === join(root, 'files/en-us/learn', name))
    writeFiles(root, edit('files/en-us/learn/first/index.md', 'Begin', 'Start'))
    await expect.poll(async () => await read('en-US/docs/Learn/First/index.html')).toContain('Start')
  })

  test('does not mind what is written into hidden folders', async () => {
    writeFiles(root, { '.git/index': 'x', 'files/en-us/learn/.first.swp': 'x', 'files/en-us/learn/index.md~': 'x' })
    writeFiles(root, edit('files/en-us/learn/first/index.md', 'Begin', 'Start'))
    await changes.find((changed) => changed.includes('/en-US/docs/Learn/First'))
    expect(changes.all).not.toContain('*')
  })

  test('reports the saved page alone when an editor writes another file and gives it the name of the page', async () => {
    const path = 'files/en-us/learn/first/index.md'
    writeFiles(root, { [`${path}.trial`]: 'x' })
    rmSync(join(root, `${path}.trial`))
    // Longer than a change takes to be noticed.
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFiles(root, { [`${path}.new`]: String(edit(path, 'Begin', 'Start')[path]) })
    renameSync(join(root, `${path}.new`), join(root, path))
    await changes.find((changed) => changed.includes('/en-US/docs/Learn/First'))
    expect(changes.all).toEqual([['/en-US/docs/Learn/First']])
  })

  test.each(['blog/one', 'curriculum', 'pages'])('does not mind what editors write in %s', async (place) => {
    for (const name of ['.here.md.swp', 'here.md~', '4913', '#here.md#', 'here.md.tmp']) writeFiles(root, { [`${place}/${name}`]: 'x' })
    symlinkSync('user@host:1', join(root, place, '.#here.md'))
    // Longer than a change takes to be noticed.
    await new Promise((resolve) => setTimeout(resolve, 100))
    writeFiles(root, edit('files/en-us/learn/first/index.md', 'Begin', 'Start'))
    await changes.find((changed) => changed.includes('/en-US/docs/Learn/First'))
    expect(changes.all).toEqual([['/en-US/docs/Learn/First']])
  })

  test('says at the address of a page what keeps it from being shown, until its file is saved without problems', async () => {
    const path = 'files/en-us/learn/first/index.md'
    const url = '/en-US/docs/Learn/First'
    const app = createApp({ site, dev: true, report: () => undefined })
    writeFiles(root, edit(path, 'title: ', 'title: "<b>" : '))
    await changes.find((changed) => changed === '*')
    const broken = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(broken.body).toContain('can\u2019t be shown')
    expect(broken.body.replaceAll('<wbr>', '')).toContain(`<code>${join(root, path)}</code>, line 2, column 14`)
    expect(broken.body).toContain('front matter is not valid YAML')
    expect(broken.body).toContain('<p>Fix the key that is named.</p>')
    expect(broken.body).toContain('src="/_dev/client.js"')
    expect(broken.headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'")
    const data = await app.inject(`${url}/index.json`)
    expect([data.statusCode, data.json().problems.length, data.json().url]).toEqual([200, 1, undefined])
    expect((await app.inject({ url: '/en-US/docs/Learn/Firs', headers: { accept: 'text/html' } })).body).not.toContain(
      'can\u2019t be shown',
    )
    expect((await app.inject({ url: '/en-US/docs/Learn', headers: { accept: 'text/html' } })).statusCode).toBe(200)

    writeFiles(root, edit(path, 'title: First', 'titel: First'))
    await expect.poll(async () => (await app.inject({ url, headers: { accept: 'text/html' } })).body).toContain('must have a `title`')
    writeFiles(root, edit(path, 'Begin', 'Begin again'))
    await expect.poll(async () => (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200)
    await app.close()
  })

  test('serves the bundles of the web part, and nothing next to them', async () => {
    expect(await read('static/loader.0123456789ab.js')).toBe('go()')
    for (const path of ['../entry.server.mjs', 'static/../../entry.server.mjs', 'static', 'static/none.js', 'static/\0'])
      expect(await site.current().read(path)).toBeUndefined()
  })
})

async function read(path: string): Promise<string> {
  return Buffer.from((await site.current().read(path))?.bytes ?? []).toString()
}

function edit(path: string, from: string, to: string): ContentFiles {
  const text = EXAMPLE_CONTENT[path]
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no ${from}`)
  return { [path]: text.replace(from, to) }
}

interface Inbox<Message> {
  readonly all: readonly Message[]
  put(message: Message): void
  /** The first message for which the question is answered with yes, when it comes. */
  find(isWanted: (message: Message) => boolean): Promise<Message>
}

function createInbox<Message>(): Inbox<Message> {
  const all: Message[] = []
  const waiting = new Set<() => void>()
  return {
    all,
    put(message) {
      all.push(message)
      for (const wake of waiting) wake()
    },
    find(isWanted) {
      return new Promise((resolve) => {
        const look = (): void => {
          const found = all.find(isWanted)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      })
    },
  }
}
