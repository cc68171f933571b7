import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from '#content/testing/example-content.fixture.ts'
import { lookAt, type TreeWatcher, watchTree } from './watch-tree.ts'

let folder: ReturnType<typeof makeFolder>
let watcher: TreeWatcher
let seen: string[]

beforeEach(async () => {
  folder = makeFolder()
  mkdirSync(at('pages/css'), { recursive: true })
  mkdirSync(at('.git'))
  writeFileSync(at('pages/css/index.md'), 'old')
  seen = []
  watcher = watchTree(folder.path, { onChange: (path) => seen.push(path.slice(folder.path.length + 1)), report: (line) => seen.push(line) })
  await watcher.whenReady
})

afterEach(() => {
  watcher.close()
  folder[Symbol.dispose]()
})

function at(path: string): string {
  return join(folder.path, path)
}

/** Waits until a path is reported, and forgets what was reported until then. */
async function expectSeen(path: string): Promise<void> {
  await vi.waitFor(() => expect(seen).toContain(path), { timeout: 10_000 })
  seen = []
}

test('each save is seen, of an editor that writes in place and of one that renames a new file', async () => {
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(at('pages/css/index.md'), text)
    await expectSeen('pages/css/index.md')
    writeFileSync(at('pages/css/.index.md.new'), text)
    renameSync(at('pages/css/.index.md.new'), at('pages/css/index.md'))
    await expectSeen('pages/css/index.md')
  }
})

test('folders that are new, moved or replaced are watched where they are now', async () => {
  mkdirSync(at('pages/html/input'), { recursive: true })
  writeFileSync(at('pages/html/input/index.md'), 'new')
  await expectSeen('pages/html/input/index.md')
  renameSync(at('pages/html'), at('pages/markup'))
  await expectSeen('pages/markup/input/index.md')
  writeFileSync(at('pages/markup/input/index.md'), 'edited')
  await expectSeen('pages/markup/input/index.md')
  rmSync(at('pages/css'), { recursive: true })
  await expectSeen('pages/css')
  renameSync(at('pages/markup'), at('pages/css'))
  await expectSeen('pages/css/input/index.md')
  writeFileSync(at('pages/css/input/index.md'), 'edited again')
  await expectSeen('pages/css/input/index.md')
})

test('a folder that is watched before those above it is followed when one of them is moved', async () => {
  mkdirSync(at('new/inner'), { recursive: true })
  watcher.watchNow(at('new/inner'))
  renameSync(at('new'), at('moved'))
  await expectSeen('moved')
  mkdirSync(at('new/inner'), { recursive: true })
  await expectSeen('new')
  writeFileSync(at('new/inner/index.md'), 'x')
  await expectSeen('new/inner/index.md')
})

test('a file that is removed is reported', async () => {
  rmSync(at('pages/css/index.md'))
  await expectSeen('pages/css/index.md')
})

test('folders of version control and files next to a saved one are left out', async () => {
  writeFileSync(at('.git/index'), 'x')
  mkdirSync(at('.cache'))
  writeFileSync(at('.cache/index.md'), 'x')
  writeFileSync(at('pages/css/index.md~'), 'x')
  writeFileSync(at('pages/css/#index.md#'), 'x')
  writeFileSync(at('pages/css/last.md'), 'x')
  await vi.waitFor(() => expect(seen).toContain('pages/css/last.md'), { timeout: 10_000 })
  expect(seen.filter((path) => path !== 'pages/css/last.md')).toEqual([])
})

test('symbolic links that appear are reported and not followed: to itself, to a folder, to what is above', async () => {
  using outside = makeFolder()
  writeFileSync(join(outside.path, 'index.md'), 'outside')
  symlinkSync('loop', at('pages/loop'))
  await expectSeen('pages/loop')
  symlinkSync(outside.path, at('pages/linked'))
  symlinkSync(folder.path, at('pages/above'))
  writeFileSync(at('pages/last.md'), 'x')
  await vi.waitFor(() => expect(seen).toContain('pages/last.md'), { timeout: 10_000 })
  // What changes behind a link has no path in the tree.
  writeFileSync(join(outside.path, 'index.md'), 'changed')
  writeFileSync(at('pages/css/index.md'), 'changed')
  await vi.waitFor(() => expect(seen).toContain('pages/css/index.md'), { timeout: 10_000 })
  expect(seen.filter((path) => /^pages\/(?:linked|above)\//.test(path))).toEqual([])
})

test('what is gone, lies below a file or is a link to itself can be looked at', () => {
  symlinkSync('loop', at('loop'))
  expect(lookAt(at('none'))).toBeUndefined()
  expect(lookAt(at('pages/css/index.md/inner'))).toBeUndefined()
  expect(lookAt(at('loop'))?.isSymbolicLink()).toBe(true)
  expect(lookAt(at('pages'))?.isDirectory()).toBe(true)
})

test("a folder that can't be watched is reported, and ends nothing", async () => {
  const lines: string[] = []
  const none = watchTree(at('nowhere'), { onChange: () => undefined, report: (line) => lines.push(line) })
  await none.whenReady
  none.watchNow(at('nowhere/inner'))
  none.close()
  expect(lines).toEqual([expect.stringMatching(/^edits in .*nowhere.* are not noticed: ENOENT/)])
})
