import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type SearchTask, searchPaths } from '#content/build/write-index-files.ts'
import { readSearchSource } from '#content/build/write-search-index.ts'
import { makeFolder } from '#content/testing/example-content.fixture.ts'
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
  const given = { ...edited, sources: { [PAGE]: readSearchSource(PAGE, edited) ?? null }, previous: { files: first.files, hashes } }
  rmSync(edited.publicFolder.path, { recursive: true })
  await createSearchIndexer()([given], signal)
  expectSame(given, whole)

  truncateSync(first.files.index, 100)
  const damaged = writePage(folder.path, 'damaged', 'two')
  await createSearchIndexer()([{ ...damaged, sources: {}, previous: given.previous }], signal)
  expectSame(damaged, whole)
})

function writePage(folder: string, build: string, body: string): SearchTask {
  const path = join(folder, build, 'public/en-US/docs/A/index.json')
  const section = { type: 'prose', value: { id: '', title: '', isH3: false, content: `<p>${body}</p>` } }
  const doc = { mdn_url: PAGE, title: 'A', short_title: 'A', summary: '', body: [section], pageType: '', popularity: null }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ build: 'x', renderer: 'Doc', url: PAGE, doc }))
  return {
    locale: 'en-US',
    publicFolder: { path: join(folder, build, 'public'), hasPortableNames: false },
    pages: [{ url: PAGE, input: body }],
    aliases: new Map(),
    files: searchPaths(join(folder, build), 'en-US'),
  }
}

function expectSame(one: SearchTask, other: SearchTask): void {
  for (const name of ['index', 'stored'] as const) expect(readFileSync(one.files[name]).equals(readFileSync(other.files[name]))).toBe(true)
}
