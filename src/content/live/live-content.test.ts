import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPage } from '../read/read-page.ts'
import { makeFolder, pageText, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveContent } from './live-content.ts'

const FIRST = 'files/en-us/first/index.md'
const IMAGE = 'files/en-us/first/a.png'

function openContent(root: string): LiveContent {
  writeFiles(root, {
    [FIRST]: pageText('First', 'First', 'One.'),
    [IMAGE]: pngBytes(1, 1),
    'files/en-us/second/index.md': pageText('Second', 'Second', 'Two.'),
  })
  return new LiveContent({ roots: [root] })
}

function update(content: LiveContent, paths: readonly string[]): ReturnType<LiveContent['read']> {
  content.forget(paths)
  return content.read()
}

const titlesOf = (content: ReturnType<LiveContent['read']>): readonly string[] => content.tree.pages.map(({ title }) => title).sort()

describe('after a change, content that is watched', () => {
  test('reads the named file alone', () => {
    using folder = makeFolder()
    const content = openContent(folder.path)
    content.read()
    // It changes without being named: the watcher would have named it.
    writeFiles(folder.path, { 'files/en-us/second/index.md': pageText('Second', 'Not named', 'Two.') })
    writeFiles(folder.path, { [FIRST]: pageText('First', 'Named', 'One.') })
    expect(titlesOf(update(content, [join(folder.path, FIRST)]))).toEqual(['Named', 'Second'])
  })

  test('looks at all files again when very many were named: others may have changed without being named', () => {
    using folder = makeFolder()
    const content = openContent(folder.path)
    const pathOf = (index: number): string => `files/en-us/many/p${index}/index.md`
    const write = (title: string, count: number): void =>
      writeFiles(
        folder.path,
        Object.fromEntries(Array.from({ length: count }, (_, index) => [pathOf(index), pageText(`Many/P${index}`, title, 'Text.')])),
      )
    write('Old', 70)
    content.read()
    write('Changed', 70)
    const paths = Array.from({ length: 69 }, (_, index) => join(folder.path, pathOf(index)))
    expect(new Set(titlesOf(update(content, paths)))).toEqual(new Set(['Changed', 'First', 'Second']))
  })

  test('knows the new bytes of an image', () => {
    using folder = makeFolder()
    const content = openContent(folder.path)
    const before = content.read().assets[0]?.hash
    writeFiles(folder.path, { [IMAGE]: pngBytes(1, 1, 7) })
    expect(update(content, [join(folder.path, IMAGE)]).assets[0]?.hash).not.toBe(before)
  })

  test('has a page that is new and none that is gone', () => {
    using folder = makeFolder()
    const content = openContent(folder.path)
    content.read()
    writeFiles(folder.path, { 'files/en-us/third/index.md': pageText('Third', 'Third', 'Three.'), [FIRST]: undefined })
    const paths = [FIRST, 'files/en-us/third/index.md'].map((path) => join(folder.path, path))
    expect(titlesOf(update(content, paths))).toEqual(['Second', 'Third'])
  })

  test('reads the pages of a folder again that another folder has replaced', () => {
    using folder = makeFolder()
    const content = openContent(folder.path)
    content.read()
    const [from, to] = [join(folder.path, 'files/en-us/second'), join(folder.path, 'files/en-us/first')]
    writeFileSync(join(from, 'index.md'), pageText('First', 'Replaced', 'Two.'))
    rmSync(to, { recursive: true })
    renameSync(from, to)
    expect(titlesOf(update(content, [from, to]))).toEqual(['Replaced'])
  })
})

test('what the first reading stores is used by the next process, and a file that is changed then is read', () => {
  using folder = makeFolder()
  openContent(folder.path)
  const old = new Date(Date.UTC(2026, 0, 1))
  for (const path of [FIRST, IMAGE]) utimesSync(join(folder.path, path), old, old)
  const cache = { file: join(folder.path, '.cache/files.json'), now: () => Date.now() + 60_000 }
  const read = (): ReturnType<LiveContent['read']> => new LiveContent({ roots: [folder.path], cache }).read()
  const before = read()
  expect(statSync(cache.file).size).toBeGreaterThan(0)
  expect(read().tree.pages).toEqual(before.tree.pages)
  writeFileSync(join(folder.path, FIRST), readFileSync(join(folder.path, FIRST), 'utf8').replace('First\n', 'Fresh\n'))
  expect(titlesOf(read())).toEqual(['Fresh', 'Second'])
})

test('a page that is read by itself after a change is not read again with the others', () => {
  using folder = makeFolder()
  const content = openContent(folder.path)
  content.read()
  const path = join(folder.path, FIRST)
  writeFiles(folder.path, { [FIRST]: pageText('First', 'Changed', 'One.') })
  const changed = readPage({ locale: 'en-US', path, folder: 'first', name: 'index.md' }, undefined, content.openCompared([path]))
  expect(changed.record?.title).toBe('Changed')
  expect(content.openCompared([]).get(path, () => expect.unreachable('it is known'))).toMatchObject({
    page: { record: { title: 'Changed' } },
  })
  expect(titlesOf(content.read())).toEqual(['Changed', 'Second'])
})
