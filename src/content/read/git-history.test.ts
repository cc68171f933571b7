import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { parseLog, readGitHistory, readHistory } from './git-history.ts'

/** A repository whose commits have the dates that they are given. */
function createRepository() {
  const folder = temporaryFolder()
  const git = (date: string, ...args: string[]): string => {
    const identity = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    }
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        ...identity,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      },
      stdio: 'pipe',
    })
  }
  /** @returns the commit's hash */
  const commit = (date: string, files: Readonly<Record<string, string>>, message = 'change'): string => {
    writeFiles(folder, files)
    git(date, 'add', '-A')
    git(date, 'commit', '-q', '-m', message)
    return git(date, 'rev-parse', 'HEAD').trim()
  }
  git('2026-01-01T00:00:00Z', 'init', '-q', '-b', 'main')
  return { folder, git, commit }
}

/** The dates of a root's files by their paths. */
function datesOf(root: string): Record<string, string> {
  return Object.fromEntries([...readGitHistory(root).history].map(([path, { modified }]) => [path, modified]))
}

test('each file has the date of its last change, in UTC, and its commit', () => {
  const { folder, commit } = createRepository()
  const first = commit('2026-01-01T10:00:00+02:00', { 'files/de/a/index.md': '1', 'files/de/b/index.md': '1', 'README.md': '' })
  const second = commit('2026-01-02T10:00:00+02:00', { 'files/de/b/index.md': '2' })
  expect(readGitHistory(folder)).toEqual({
    history: new Map([
      ['de/b/index.md', { modified: '2026-01-02T08:00:00.000Z', hash: second }],
      ['de/a/index.md', { modified: '2026-01-01T08:00:00.000Z', hash: first }],
    ]),
    commits: [
      { subject: 'change', body: '', modified: '2026-01-02T08:00:00.000Z', hash: second },
      { subject: 'change', body: '', modified: '2026-01-01T08:00:00.000Z', hash: first },
    ],
    diagnostics: [],
  })
})

test('a merge counts as the change of what it brought, at its own time', () => {
  const { folder, git, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1', 'files/de/b/index.md': '1' })
  git('2026-01-02T00:00:00Z', 'checkout', '-q', '-b', 'work')
  commit('2026-01-02T00:00:00Z', { 'files/de/a/index.md': '2' })
  git('2026-01-03T00:00:00Z', 'checkout', '-q', 'main')
  commit('2026-01-03T00:00:00Z', { 'files/de/b/index.md': '2' })
  git('2026-01-04T00:00:00Z', 'merge', '-q', '--no-ff', '-m', 'merge', 'work')
  expect(datesOf(folder)).toEqual({ 'de/a/index.md': '2026-01-04T00:00:00.000Z', 'de/b/index.md': '2026-01-03T00:00:00.000Z' })
  expect(readGitHistory(folder).history.get('de/a/index.md')?.hash).toBe(git('2026-01-04T00:00:00Z', 'rev-parse', 'HEAD').trim())
})

test('a file that was renamed has the date on which it got its name', () => {
  const { folder, git, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': 'the same text', 'files/de/b/index.md': '1' })
  git('2026-01-02T00:00:00Z', 'mv', 'files/de/a', 'files/de/c')
  git('2026-01-02T00:00:00Z', 'commit', '-q', '-m', 'rename')
  expect(datesOf(folder)).toMatchObject({ 'de/c/index.md': '2026-01-02T00:00:00.000Z', 'de/b/index.md': '2026-01-01T00:00:00.000Z' })
})

test('of a shallow clone only files that have changed since its oldest commit have a date, and this is reported', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1', 'files/de/b/index.md': '1' })
  commit('2026-01-02T00:00:00Z', { 'files/de/c/index.md': '1' })
  commit('2026-01-03T00:00:00Z', { 'files/de/b/index.md': '2' })
  const clone = join(temporaryFolder(), 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${folder}`, clone], { stdio: 'pipe' })
  expect(datesOf(clone)).toEqual({ 'de/b/index.md': '2026-01-03T00:00:00.000Z' })
  expect(readGitHistory(clone).diagnostics).toMatchObject([{ kind: 'shallow-history', severity: 'info', file: clone }])
})

test('a root may be a folder of a repository, and names may have any letters', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'content/files/ja/日本/index.md': '1', 'files/de/a/index.md': '1' })
  expect(datesOf(join(folder, 'content'))).toEqual({ 'ja/日本/index.md': '2026-01-01T00:00:00.000Z' })
})

test('pages of blog, curriculum and others have a date as documents do', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'blog/a/index.md': '1', 'curriculum/1-b.md': '1', 'pages/c.md': '1', 'site.json': '{}' })
  expect(Object.keys(datesOf(folder)).sort()).toEqual(['blog/a/index.md', 'curriculum/1-b.md', 'pages/c.md'])
})

test('the five newest commits that changed pages are kept, without merges that only bring a branch up to date', () => {
  const { folder, git, commit } = createRepository()
  for (const day of [1, 2, 3, 4, 5, 6]) commit(`2026-01-0${day}T00:00:00Z`, { 'files/de/a/index.md': `${day}` }, `Day ${day} (#${day})`)
  commit('2026-01-07T00:00:00Z', { 'README.md': '' }, 'No page')
  git('2026-01-08T00:00:00Z', 'checkout', '-q', '-b', 'work', 'HEAD~2')
  commit('2026-01-08T00:00:00Z', { 'files/de/b/index.md': '1' }, 'On a branch')
  git('2026-01-09T00:00:00Z', 'merge', '-q', '--no-edit', 'main')
  expect(readGitHistory(folder).commits.map(({ subject }) => subject)).toEqual([
    'On a branch',
    'Day 5 (#5)',
    'Day 4 (#4)',
    'Day 3 (#3)',
    'Day 2 (#2)',
  ])
})

test('in a repository with code, a commit is kept when it changes the content of the root and nothing outside of it', () => {
  const { folder, git, commit } = createRepository()
  const page = 'docs/files/en-us/a/index.md'
  commit('2026-01-01T00:00:00Z', { [page]: '1', 'docs/pages/about.md': '1' }, 'Content alone')
  commit('2026-01-02T00:00:00Z', { 'src/code.ts': '1' }, 'Code alone')
  commit('2026-01-03T00:00:00Z', { 'docs/site.json': '{}' }, 'A setting')
  commit('2026-01-04T00:00:00Z', { 'src/code.ts': '2', [page]: '2' }, 'bench: code and content')
  git('2026-01-05T00:00:00Z', 'checkout', '-q', '-b', 'side')
  commit('2026-01-05T00:00:00Z', { [page]: '3' }, 'On a branch')
  git('2026-01-06T00:00:00Z', 'checkout', '-q', 'main')
  git('2026-01-06T00:00:00Z', 'merge', '-q', '--no-ff', '-m', 'Merge pull request #7 from a/side', 'side')
  const { commits, history } = readGitHistory(join(folder, 'docs'))
  expect(commits.map(({ subject }) => subject)).toEqual(['Merge pull request #7 from a/side', 'Content alone'])
  // The dates of pages count every commit.
  expect(history.get('en-us/a/index.md')?.modified).toBe('2026-01-06T00:00:00.000Z')
  expect(history.size).toBe(2)
  const whole = createRepository()
  whole.commit('2026-01-01T00:00:00Z', { 'files/en-us/a/index.md': '1', 'package.json': '{}' }, 'A repository of content')
  expect(readGitHistory(whole.folder).commits.map(({ subject }) => subject)).toEqual(['A repository of content'])
})

test('of a message the first line after the subject is kept, and whatever stands in it, files are not mistaken', () => {
  const { folder, git, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1' }, 'One\n\n\u0001 x\n\nfiles/de/none.md\n')
  git('2026-01-02T00:00:00Z', 'checkout', '-q', '-b', 'work')
  commit('2026-01-02T00:00:00Z', { 'files/de/b/index.md': '1' })
  git('2026-01-03T00:00:00Z', 'checkout', '-q', 'main')
  git('2026-01-04T00:00:00Z', 'merge', '-q', '--no-ff', '-m', 'Merge pull request #7 from someone/work\n\nTwo\n\nThe rest.', 'work')
  const { commits, history } = readGitHistory(folder)
  expect(commits).toMatchObject([
    { subject: 'Merge pull request #7 from someone/work', body: 'Two' },
    { subject: 'One', body: '\u0001 x' },
  ])
  expect([...history.keys()]).toEqual(['de/b/index.md', 'de/a/index.md'])
})

test('the oldest commit of a shallow clone is left out: what it changed is not known', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1' }, 'First')
  commit('2026-01-02T00:00:00Z', { 'files/de/a/index.md': '2' }, 'Second')
  const clone = join(temporaryFolder(), 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone], { stdio: 'pipe' })
  expect(readGitHistory(clone).commits).toEqual([])
})

test('a repository of another user, which git does not read, is reported', () => {
  const { folder, commit } = createRepository()
  commit('2026-01-01T00:00:00Z', { 'files/de/a/index.md': '1' })
  // A setting that git has for its own tests.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  try {
    expect(readGitHistory(folder)).toMatchObject({ commits: [], diagnostics: [{ kind: 'git-history', severity: 'error', file: folder }] })
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a folder that is in no repository has no history', () => {
  expect(datesOf(temporaryFolder({ 'files/de/a/index.md': '' }))).toEqual({})
  const gone = temporaryFolder()
  rmSync(gone, { recursive: true })
  expect(datesOf(gone)).toEqual({})
})

test('of several changes in a log the newest, which stands first, counts', () => {
  const log =
    '\0aa 2026-01-02T00:00:00+01:00 HEAD -> main\0S\0\0\n\nfiles/de/a.md\n\0bb 2026-01-01T00:00:00Z \0S\0\0\n\nfiles/de/a.md\nfiles/de/b.md\nother\n'
  expect(parseLog(log).history).toEqual(
    new Map([
      ['de/a.md', { modified: '2026-01-01T23:00:00.000Z', hash: 'aa' }],
      ['de/b.md', { modified: '2026-01-01T00:00:00.000Z', hash: 'bb' }],
    ]),
  )
})

describe('a root with a file of its history', () => {
  const historyOf = (text: string) => readHistory(temporaryFolder({ '_git_history.json': text }))

  test('needs no repository', () => {
    const { history, diagnostics } = historyOf(
      '{"files/de/a/index.md":{"modified":"2026-01-02T00:00:00+01:00","hash":"0123abc"},"de/b/index.md":{"modified":"2026-01-01T00:00:00Z","hash":"0123abd"}}',
    )
    expect(history).toEqual(
      new Map([
        ['de/a/index.md', { modified: '2026-01-01T23:00:00.000Z', hash: '0123abc' }],
        ['de/b/index.md', { modified: '2026-01-01T00:00:00.000Z', hash: '0123abd' }],
      ]),
    )
    expect(diagnostics).toEqual([])
  })

  test.each([
    '{',
    '[]',
    '{"a":{"modified":"yesterday","hash":"0123abc"}}',
    '{"a":{"modified":"2026-99-99T00:00:00Z","hash":"0123abc"}}',
    '{"a":{"modified":"2026-01-01T00:00:00Z"}}',
  ])('that holds %j has none, and a problem', (text) => {
    const { history, diagnostics } = historyOf(text)
    expect(history.size).toBe(0)
    expect(diagnostics).toMatchObject([{ kind: 'git-history', severity: 'error' }])
  })

  test('reads no other file than its own', () => {
    const outside = temporaryFolder({ 'h.json': '{"de/a/index.md":{"modified":"2026-01-01T00:00:00Z","hash":"0123abc"}}' })
    const root = temporaryFolder()
    symlinkSync(join(outside, 'h.json'), join(root, '_git_history.json'))
    const { history, diagnostics } = readHistory(root)
    expect([history.size, diagnostics.length]).toEqual([0, 1])
  })
})
