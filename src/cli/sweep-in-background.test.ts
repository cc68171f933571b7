import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepInBackground } from './sweep-in-background.ts'

/** Folders with a file in a folder of each. */
function makeFolders(...names: readonly string[]): readonly string[] {
  const base = mkdtempSync(join(tmpdir(), 'lectern-sweep-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  return names.map((name) => {
    mkdirSync(join(base, name, 'inner'), { recursive: true })
    writeFileSync(join(base, name, 'inner/file'), 'text')
    return join(base, name)
  })
}

test('folders are removed with all that is in them, also when one of them is gone, and others stay', async () => {
  const [first = '', second = '', other = ''] = makeFolders('.old-1', "a 'quoted' name", 'other')
  sweepInBackground([first, `${first}-gone`, second])
  await vi.waitFor(() => expect([first, second].filter(existsSync)).toEqual([]), { timeout: 20_000 })
  expect(existsSync(join(other, 'inner/file'))).toBe(true)
})

test('the command does not wait for the removal', () => {
  const [folder = ''] = makeFolders('.old-1')
  const before = process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
  sweepInBackground([folder])
  // A process that is waited for is an active resource of this one.
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length).toBe(before)
})

test('no process is started for no folders', () => {
  const before = process.getActiveResourcesInfo()
  sweepInBackground([])
  expect(process.getActiveResourcesInfo()).toEqual(before)
})
