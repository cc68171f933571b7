import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { SiteFolder, SiteFolderError } from './site-folder.ts'

/** A process number that no process has. */
const NO_ONE = 2 ** 22 + 1

function openFolder(path = temporaryFolder()) {
  const folder = new SiteFolder(path)
  const staging = folder.open()
  onTestFinished(() => folder.close())
  return { path, folder, staging }
}

/** Makes and publishes a build of one file. */
function publish(path: string, id: string): void {
  const { folder, staging } = openFolder(path)
  writeFiles(staging, { 'public/index.html': id, 'state.bin': `state of ${id}` })
  folder.publish(id, { isSame: false })
  folder.close()
  utimesSync(join(path, 'builds', id), new Date(), new Date(Date.UTC(2026, 0, readdirSync(join(path, 'builds')).length)))
}

const served = (path: string): string => readFileSync(join(path, 'current/public/index.html'), 'utf8')

test('a build is seen when it is published, not before', () => {
  const { path, folder, staging } = openFolder()
  writeFiles(staging, { 'public/index.html': 'one' })
  expect(folder.findCurrent()).toBeUndefined()
  expect(existsSync(join(path, 'current'))).toBe(false)
  folder.publish('one', { isSame: false })
  expect(folder.findCurrent()).toBe(join(path, 'builds/one'))
  expect(served(path)).toBe('one')
})

test('the link to the current build is relative, so that the folder may be moved', () => {
  const path = temporaryFolder()
  publish(path, 'one')
  expect(readlinkSync(join(path, 'current'))).toBe(join('builds', 'one'))
})

test('the build before stays for those who still read it, older ones go', () => {
  const path = temporaryFolder()
  for (const id of ['one', 'two', 'three']) publish(path, id)
  expect(readdirSync(join(path, 'builds')).sort()).toEqual(['three', 'two'])
  expect(served(path)).toBe('three')
})

test('the next build gets the folder of one that no one reads any more', () => {
  const path = temporaryFolder()
  for (const id of ['one', 'two', 'three']) publish(path, id)
  const { folder, staging } = openFolder(path)
  expect(readFileSync(join(staging, 'public/index.html'), 'utf8')).toBe('one')
  folder.clear()
  expect(readdirSync(staging)).toEqual(['public'])
  expect(readdirSync(join(staging, 'public'))).toEqual([])
})

test('a build that comes out the same leaves the current one in its place and brings its knowledge', () => {
  const path = temporaryFolder()
  publish(path, 'one')
  const { folder, staging } = openFolder(path)
  writeFiles(staging, { 'public/index.html': 'again', 'state.bin': 'new state' })
  folder.publish('one', { isSame: true })
  folder.close()
  expect(served(path)).toBe('one')
  expect(readFileSync(join(path, 'current/state.bin'), 'utf8')).toBe('new state')
  expect(readdirSync(join(path, 'builds'))).toEqual(['one'])
})

test('a build that was served is published again when it comes back', () => {
  const path = temporaryFolder()
  for (const id of ['one', 'two', 'one']) publish(path, id)
  expect(served(path)).toBe('one')
})

test('old folders are removed after the switch, also those that a killed process left', () => {
  const path = temporaryFolder({ '.old-1/file': '' })
  const swept: string[] = []
  const folder = new SiteFolder(path, (folders) => swept.push(...folders, served(path)))
  const staging = folder.open()
  writeFiles(staging, { 'public/index.html': 'first try' })
  folder.clear()
  writeFiles(staging, { 'public/index.html': 'one' })
  folder.publish('one', { isSame: false })
  folder.close()
  expect(swept).toEqual([join(path, '.old-1'), expect.stringMatching(/\.old-\d+-\d+$/), 'one'])
})

test('a build that is given up leaves nothing, and the lock is free', () => {
  const { path, folder, staging } = openFolder()
  writeFiles(staging, { 'public/half.html': '' })
  folder.close()
  expect(readdirSync(path)).toEqual(['builds'])
  expect(readdirSync(join(path, 'builds'))).toEqual([])
  expect(() => openFolder(path)).not.toThrow()
})

test('what a cut-off build has left is removed, and the served one stays', () => {
  const path = temporaryFolder()
  publish(path, 'one')
  writeFiles(path, { [`builds/.staging-${NO_ONE}/public/half.html`]: '' })
  symlinkSync(String(NO_ONE), join(path, 'build.lock'))
  const { folder } = openFolder(path)
  expect(readdirSync(join(path, 'builds')).sort()).toEqual([`.staging-${process.pid}`, 'one'])
  folder.close()
  expect(served(path)).toBe('one')
})

test('two builds into one folder at once are rejected, and the first goes on', () => {
  const { path, folder, staging } = openFolder()
  expect(() => new SiteFolder(path).open()).toThrow(SiteFolderError)
  expect(() => new SiteFolder(path).open()).toThrow(`process ${process.pid} is building into ${path}`)
  expect(existsSync(join(staging, 'public'))).toBe(true)
  folder.close()
  expect(() => openFolder(path)).not.toThrow()
})

test('a lock that says nothing is taken over', () => {
  const path = temporaryFolder()
  mkdirSync(join(path, 'builds'))
  writeFileSync(join(path, 'build.lock'), '')
  expect(() => openFolder(path)).not.toThrow()
})

/** A site with the lock of a process that was killed. */
function lockedByNoOne(): { readonly path: string; readonly lock: string } {
  const path = temporaryFolder()
  const lock = join(path, 'build.lock')
  mkdirSync(join(path, 'builds'))
  symlinkSync(String(NO_ONE), lock)
  return { path, lock }
}

test('of two processes that see the same stale lock, only the first takes it over', () => {
  const { path, lock } = lockedByNoOne()
  const kill = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    // The other process takes it over just now.
    rmSync(lock)
    symlinkSync(String(process.ppid), lock)
    throw new Error('ESRCH')
  })
  onTestFinished(() => kill.mockRestore())
  expect(() => new SiteFolder(path).open()).toThrow(`process ${process.ppid} is building into ${path}`)
  expect(readlinkSync(lock)).toBe(String(process.ppid))
  expect(readdirSync(path).sort()).toEqual(['build.lock', 'builds'])
})

test('while another process removes a stale lock, a build is rejected', () => {
  const { path, lock } = lockedByNoOne()
  symlinkSync(String(process.ppid), `${lock}.removal`)
  expect(() => new SiteFolder(path).open()).toThrow(`process ${process.ppid} is building into ${path}`)
  expect(readlinkSync(lock)).toBe(String(NO_ONE))
})

test('processes that were killed while they removed a stale lock leave nothing that stops the next build', () => {
  const { path, lock } = lockedByNoOne()
  symlinkSync(String(NO_ONE), `${lock}.removal`)
  symlinkSync(String(process.pid), `${lock}.removal.removal`)
  const { folder } = openFolder(path)
  expect(readdirSync(path).sort()).toEqual(['build.lock', 'builds'])
  folder.close()
  expect(readdirSync(path)).toEqual(['builds'])
})

test('a folder that cannot be written is reported with its path', () => {
  const path = join(temporaryFolder({ file: '' }), 'file/site')
  expect(() => new SiteFolder(path).open()).toThrow(SiteFolderError)
  expect(() => new SiteFolder(path).open()).toThrow(`cannot write the site into ${path}: ENOTDIR`)
})
