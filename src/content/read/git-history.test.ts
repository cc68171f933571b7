import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { parseLog, readGitHistory } from './git-history.ts'

/** A repository whose commits have the dates that they are given. */
function createRepository() {
  const folder = temporaryFolder()
  const git = (date: string, ...args: string[]): void => {
    const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' }
    execFileSync('git', ['-C', folder, ...args], { env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...identity, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }, stdio: 'pipe' })
  }
  const commit = (date: string, files: Readonly<Record<string, string>>): void => {
    writeFiles(folder, files)
    git(date, 'add', '-A')
    git(date, 'commit', '-q', '-m', 'change')
  }
  git('2026-01-01T00:00:00Z', 'init', '-q', '-b', 'main')
  return { folder, git, commit }
}

test('each file has the date of its last change, in UTC', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T10:00:00+02:00', { 'files/de/a/index.md': '1', 'files/de/b/index.md': '1', 'README.md': '' })
  commit('2026-01-02T10:00:00+02:00', { 'files/de/b/index.md': '2' })
  expect(readGitHistory(folder)).toEqual(
    new Map([
      ['de/b/index.md', '2026-01-02T08:00:00.000Z'],
      ['de/a/index.md', '2026-01-01T08:00:00.000Z'],
    ]),
  )
})

test('a merge counts as the change of what it brought, at its own time', () => {
  const { folder, git, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1', 'files/de/b/index.md': '1' })
  git('2026-01-02T00:00:00Z', 'checkout', '-q', '-b', 'work')
  commit('2026-01-02T00:00:00Z', { 'files/de/a/index.md': '2' })
  git('2026-01-03T00:00:00Z', 'checkout', '-q', 'main')
  commit('2026-01-03T00:00:00Z', { 'files/de/b/index.md': '2' })
  git('2026-01-04T00:00:00Z', 'merge', '-q', '--no-ff', '-m', 'merge', 'work')
  expect(readGitHistory(folder)).toEqual(
    new Map([
      ['de/a/index.md', '2026-01-04T00:00:00.000Z'],
      ['de/b/index.md', '2026-01-03T00:00:00.000Z'],
    ]),
  )
})

test('a root may be a folder of a repository, and names may have any letters', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'content/files/ja/日本/index.md': '1', 'files/de/a/index.md': '1' })
  expect(readGitHistory(join(folder, 'content'))).toEqual(new Map([['ja/日本/index.md', '2026-01-01T00:00:00.000Z']]))
})

test('a folder that is in no repository has no history', () => {
  expect(readGitHistory(temporaryFolder({ 'files/de/a/index.md': '' })).size).toBe(0)
  const gone = temporaryFolder()
  rmSync(gone, { recursive: true })
  expect(readGitHistory(gone).size).toBe(0)
})

test('of several changes in a log the newest, which stands first, counts', () => {
  expect(parseLog('\u00012026-01-02T00:00:00+01:00\n\nfiles/de/a.md\n\u00012026-01-01T00:00:00Z\n\nfiles/de/a.md\nfiles/de/b.md\nother\n')).toEqual(
    new Map([
      ['de/a.md', '2026-01-01T23:00:00.000Z'],
      ['de/b.md', '2026-01-01T00:00:00.000Z'],
    ]),
  )
})
