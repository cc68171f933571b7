import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filePathOf } from '#contracts/urls.ts'
import { Workshop } from '../testing/example-build.fixture.ts'
import { makeFolder, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import {
  MissingSourceError,
  type SearchPaths,
  type SearchTask,
  searchPaths,
  type WrittenSearch,
  writeFromSources,
} from './write-index-files.ts'
import { readSearchSource, writeSearchIndex } from './write-search-index.ts'

const URLS: readonly string[] = ['/en-US/docs/A', '/en-US/docs/B', '/en-US/docs/C']

describe('a search index of which one page has changed', () => {
  test('reads that page alone, and has the bytes of a new index', () => {
    using folder = makeFolder()
    const first = writeAll(folder.path, 'first', ['one', 'two', 'three'])
    rmSync(join(folder.path, 'first/public'), { recursive: true })
    writePage(folder.path, 'second', '/en-US/docs/B', 'changed')
    const task = taskOf(folder.path, 'second', ['one', 'changed', 'three'])
    writeSearchIndex({ ...task, previous: first })
    const cold = writeAll(folder.path, 'cold', ['one', 'changed', 'three'])
    expectSame(task.files, cold.files)
  })

  test('opens no page whose source is given, and says which one is missing', () => {
    using folder = makeFolder()
    const first = writeAll(folder.path, 'first', ['one', 'two', 'three'])
    writePage(folder.path, 'second', '/en-US/docs/B', 'changed')
    const task = { ...taskOf(folder.path, 'second', ['one', 'changed', 'three']), previous: first }
    const sources = { '/en-US/docs/B': readSearchSource('/en-US/docs/B', task.publicFolder) ?? null }
    rmSync(join(folder.path, 'second/public'), { recursive: true })
    writeFromSources({ ...task, sources })
    expectSame(task.files, writeAll(folder.path, 'cold', ['one', 'changed', 'three']).files)
    expect(() => writeFromSources({ ...task, sources: {} })).toThrow(MissingSourceError)
  })

  test.each(['index', 'stored'] as const)('reads all pages when the previous file "%s" is cut off', (name) => {
    using folder = makeFolder()
    const first = writeAll(folder.path, 'first', ['one', 'two', 'three'])
    truncateSync(first.files[name], 200)
    const second = writeAll(folder.path, 'second', ['one', 'changed', 'three'], { previous: first })
    expectSame(second.files, writeAll(folder.path, 'cold', ['one', 'changed', 'three']).files)
  })
})

describe('the pieces of the texts of an index', () => {
  const MANY = Array.from({ length: 1500 }, (_, number) => `/en-US/docs/P${String(number).padStart(4, '0')}`)
  const bodies = (changed?: number): readonly string[] => MANY.map((_, at) => (at === changed ? 'changed' : `body ${at}`))

  test('are linked where none of their pages has changed', () => {
    using folder = makeFolder()
    const first = writeAll(folder.path, 'first', bodies(), { urls: MANY })
    const second = writeAll(folder.path, 'second', bodies(700), { urls: MANY, previous: first })
    const cold = writeAll(folder.path, 'cold', bodies(700), { urls: MANY })
    expectSame(second.files, cold.files)
    expect(second.hashes).toEqual(cold.hashes)
    const names = first.hashes.pieces.map(([name]) => name)
    const shared = second.hashes.pieces.filter(([name]) => names.includes(name))
    expect(shared.length).toBe(names.length - 1)
    const inodeOf = (files: SearchPaths, name: string): number => statSync(join(files.texts, name)).ino
    for (const [name] of shared) expect(inodeOf(second.files, name)).toBe(inodeOf(first.files, name))
  })

  test.each([
    ['is gone', (path: string) => rmSync(path)],
    ['is cut off', (path: string) => truncateSync(path, 10)],
    ['has other bytes', (path: string) => writeFileSync(path, readFileSync(path).fill('x', 2, 5))],
  ])('are written again from all pages when one that is needed %s', (_, damage) => {
    using folder = makeFolder()
    const first = writeAll(folder.path, 'first', ['one', 'two', 'three'])
    const [[name] = ['']] = first.hashes.pieces
    damage(join(first.files.texts, name))
    const second = writeAll(folder.path, 'second', ['one', 'changed', 'three'], { previous: first })
    expectSame(second.files, writeAll(folder.path, 'cold', ['one', 'changed', 'three']).files)
  })

  test('go with an index that has not changed', async () => {
    using workshop = new Workshop()
    await workshop.build()
    const piecesOf = (): readonly string[] => readdirSync(join(workshop.siteFolder, 'current/search/texts'))
    const before = piecesOf()
    expect(before.length).toBeGreaterThan(0)
    writeFiles(workshop.root, { 'files/en-us/_redirects.txt': '/en-US/docs/Elsewhere\t/en-US/\n' })
    await workshop.build()
    expect(piecesOf()).toEqual(before)
  })
})

test('another version of the search engine makes the indexes again, and no page', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const tasks: SearchTask[] = []
  writeFiles(workshop.ownCode(), { 'search/tokenize.ts': 'changed' })
  const indexSearch = async (given: readonly SearchTask[]): Promise<readonly WrittenSearch[]> => {
    tasks.push(...given)
    return given.map(writeSearchIndex)
  }
  expect((await workshop.build({ indexSearch })).built).toBe(0)
  expect(tasks.map(({ locale, previous }) => [locale, previous])).toEqual([
    ['de', undefined],
    ['en-US', undefined],
  ])
})

test('an edit of one page begins from the previous index', async () => {
  using workshop = new Workshop()
  await workshop.build()
  writeFiles(workshop.root, { 'files/en-us/learn/first/index.md': pageText('Learn/First', 'First', 'Zeppelin.') })
  const tasks: SearchTask[] = []
  await workshop.build({
    indexSearch: async (given) => {
      tasks.push(...given)
      return given.map(writeSearchIndex)
    },
  })
  expect(tasks.map(({ locale, previous, sources = {} }) => [locale, previous !== undefined, Object.keys(sources)])).toEqual([
    ['en-US', true, ['/en-US/docs/Learn/First']],
  ])
})

interface Given {
  readonly urls?: readonly string[]
  readonly previous?: NonNullable<SearchTask['previous']>
}

function writeAll(
  folder: string,
  build: string,
  bodies: readonly string[],
  { urls = URLS, previous }: Given = {},
): NonNullable<SearchTask['previous']> {
  for (const [at, url] of urls.entries()) writePage(folder, build, url, bodies[at] ?? '')
  const task = taskOf(folder, build, bodies, urls)
  const hashes = writeSearchIndex(previous === undefined ? task : { ...task, previous })
  return { files: task.files, hashes }
}

function taskOf(folder: string, build: string, bodies: readonly string[], urls = URLS): SearchTask {
  return {
    locale: 'en-US',
    publicFolder: { path: join(folder, build, 'public'), hasPortableNames: false },
    pages: urls.map((url, at) => ({ url, input: bodies[at] ?? '' })),
    aliases: new Map([['/en-US/docs/A', ['Old_A']]]),
    files: searchPaths(join(folder, build), 'en-US'),
  }
}

function writePage(folder: string, build: string, url: string, body: string): void {
  const path = join(folder, build, 'public', filePathOf(url, 'index.json'))
  const section = { type: 'prose', value: { id: '', title: '', isH3: false, content: `<p>${body} <a href="/en-US/docs/C">C</a></p>` } }
  const doc = {
    mdn_url: url,
    title: url.slice(-1),
    short_title: url.slice(-1),
    summary: '',
    body: [section],
    pageType: '',
    popularity: null,
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ build: 'x', renderer: 'Doc', url, doc }))
}

function expectSame(a: SearchPaths, b: SearchPaths): void {
  expect(readFileSync(a.index).equals(readFileSync(b.index))).toBe(true)
  expect(readFileSync(a.stored).equals(readFileSync(b.stored))).toBe(true)
  const [own, others] = [a, b].map(({ texts }) => readdirSync(texts).sort())
  expect(own).toEqual(others)
  for (const name of own ?? []) expect(readFileSync(join(a.texts, name)).equals(readFileSync(join(b.texts, name)))).toBe(true)
}
