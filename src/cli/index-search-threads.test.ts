import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type SearchTask, searchPaths } from '#content/build/write-index-files.ts'
import { readSearchSource, writeSearchIndex } from '#content/build/write-search-index.ts'
import { makeFolder } from '#content/testing/example-content.fixture.ts'
import { filePathOf } from '#contracts/urls.ts'
import { createSearchIndexer } from './index-search-threads.ts'

const { signal } = new AbortController()
const PAGE = '/en-US/docs/A'

test('an index whose changed page is given is the same as one from all files; with a damaged previous one all files are read', async () => {
  using folder = makeFolder()
  const first = writePage(folder.path, 'first', 'one')
  const [hashes] = await createSearchIndexer()([first], signal)
  if (hashes === undefined) throw new Error('no index was written')
  const whole = writePage(folder.path, 'whole', 'two')
  await createSearchIndexer()([whole], signal)

  const edited = writePage(folder.path, 'edited', 'two')
  const given = {
    ...edited,
    sources: { [PAGE]: readSearchSource(PAGE, edited.publicFolder) ?? null },
    previous: { files: first.files, hashes },
  }
  rmSync(edited.publicFolder.path, { recursive: true })
  await createSearchIndexer()([given], signal)
  expectSame(given, whole)

  truncateSync(first.files.index, 100)
  const damaged = writePage(folder.path, 'damaged', 'two')
  await createSearchIndexer()([{ ...damaged, sources: {}, previous: given.previous }], signal)
  expectSame(damaged, whole)
})

test.each([
  ['one language has most of the pages', { de: 300, 'en-US': 1100 }],
  ['the languages are as large as one another', { de: 40, 'en-US': 40 }],
])('indexes that threads make have the bytes of those that are made here: %s', async (_, sizes) => {
  using folder = makeFolder()
  const urls = (locale: string, length: number): readonly string[] => Array.from({ length }, (_, number) => `/${locale}/docs/P${number}`)
  const write = (build: string): readonly SearchTask[] =>
    Object.entries(sizes).map(([locale, size]) =>
      writePages(folder.path, build, urls(locale, size), (number) => `body ${number} word${number % 7}`),
    )
  const [counted, whole] = [write('counted'), write('whole')]
  const written = await createSearchIndexer()(counted, signal)
  expect(written.toSorted((a, b) => (a.locale < b.locale ? -1 : 1))).toEqual(whole.map(writeSearchIndex))
})

test('threads count the pages alone that have changed, and all pages when a piece of the previous texts is damaged', async () => {
  using folder = makeFolder()
  const urls = ['/en-US/docs/A', '/en-US/docs/B']
  const write = (build: string, bodies: readonly string[]): SearchTask =>
    writePages(folder.path, build, urls, (number) => bodies[number] ?? '')
  const first = write('first', ['one', 'two'])
  const hashes = writeSearchIndex(first)
  const whole = write('whole', ['one', 'changed'])
  const expected = writeSearchIndex(whole)

  const changed = { ...write('changed', ['one', 'changed']), previous: { files: first.files, hashes } }
  rmSync(join(changed.publicFolder.path, 'en-US/docs/A'), { recursive: true })
  expect(await createSearchIndexer()([changed], signal)).toEqual([expected])
  expectSame(changed, whole)

  const [[piece] = ['']] = hashes.pieces
  truncateSync(join(first.files.texts, piece), 1)
  const damaged = { ...write('damaged', ['one', 'changed']), previous: { files: first.files, hashes } }
  expect(await createSearchIndexer()([damaged], signal)).toEqual([expected])
  expectSame(damaged, whole)
})

test('a page that has another redirect and the same text is read alone, though it is not among the given pages', async () => {
  using folder = makeFolder()
  const urls = ['/en-US/docs/A', '/en-US/docs/B']
  const write = (build: string): SearchTask => writePages(folder.path, build, urls, (number) => `body ${number}`)
  const first = write('first')
  const hashes = writeSearchIndex(first)
  const moved = (task: SearchTask): SearchTask => ({
    ...task,
    pages: task.pages.map(({ url, input }) => ({ url, input: url === urls[0] ? `${input} Old/A` : input })),
    aliases: new Map([['/en-US/docs/A', ['Old/A']]]),
  })
  const whole = moved(write('whole'))
  const expected = writeSearchIndex(whole)
  expect(expected.hash).not.toBe(hashes.hash)

  const given = { ...moved(write('given')), sources: {}, previous: { files: first.files, hashes } }
  rmSync(join(given.publicFolder.path, 'en-US/docs/B'), { recursive: true })
  expect(await createSearchIndexer()([given], signal)).toEqual([expected])
  expectSame(given, whole)
})

function writePage(folder: string, build: string, body: string): SearchTask {
  return writePages(folder, build, [PAGE], () => body)
}

function writePages(folder: string, build: string, urls: readonly string[], bodyOf: (number: number) => string): SearchTask {
  const publicFolder = join(folder, build, 'public')
  for (const [number, url] of urls.entries()) {
    const path = join(publicFolder, filePathOf(url, 'index.json'))
    const section = { type: 'prose', value: { id: '', title: '', isH3: false, content: `<p>${bodyOf(number)}</p>` } }
    const doc = { mdn_url: url, title: 'A', short_title: 'A', summary: '', body: [section], pageType: '', popularity: null }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify({ build: 'x', renderer: 'Doc', url, doc }))
  }
  const locale = urls[0]?.split('/')[1] ?? ''
  return {
    locale,
    publicFolder: { path: publicFolder, hasPortableNames: false },
    pages: urls.map((url, number) => ({ url, input: bodyOf(number) })),
    aliases: new Map(),
    files: searchPaths(join(folder, build), locale),
  }
}

function expectSame(one: SearchTask, other: SearchTask): void {
  for (const name of ['index', 'stored'] as const) expect(readFileSync(one.files[name]).equals(readFileSync(other.files[name]))).toBe(true)
}
