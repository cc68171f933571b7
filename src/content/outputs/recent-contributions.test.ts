import { expect, test } from 'vitest'
import type { Commit } from '../read/git-history.ts'
import { recentContributions } from './recent-contributions.ts'

const commit = (subject: string, day = 1, hash = subject, body = ''): Commit => ({
  subject,
  body,
  hash,
  modified: `2026-01-0${day}T00:00:00.000Z`,
})
const SOURCE = { repository: 'https://code.example/rr/content', pull: 'https://code.example/rr/content/pull/{number}' }
const [WITH_NUMBER, WITHOUT] = [commit('Fix a typo (#123)'), commit('Fix #12 and (#13) at once')]

test('a subject that names a pull request gives its number and address', () => {
  expect(recentContributions([{ commits: [WITH_NUMBER], source: SOURCE }])).toEqual([
    {
      title: 'Fix a typo',
      number: 123,
      url: 'https://code.example/rr/content/pull/123',
      updated_at: '2026-01-01T00:00:00.000Z',
      repo: { name: 'rr/content', url: 'https://code.example/rr/content' },
    },
  ])
})

test('a subject that names none is shown as it is, without an address', () => {
  expect(recentContributions([{ commits: [WITHOUT], source: SOURCE }])).toMatchObject([
    { title: 'Fix #12 and (#13) at once', number: null, url: null },
  ])
})

test('without addresses in site.json nothing is linked, and a number stays in the subject', () => {
  expect(recentContributions([{ commits: [WITH_NUMBER], source: undefined }])).toMatchObject([
    { title: 'Fix a typo (#123)', number: null, url: null, repo: null },
  ])
})

test('a pull request that was merged by a commit of its own has its title, which stands in the body of that commit', () => {
  const merge = commit('Merge pull request #12 from someone/typo', 1, 'a', 'Fix a typo in `gap`')
  expect(recentContributions([{ commits: [merge], source: SOURCE }])).toMatchObject([
    { title: 'Fix a typo in `gap`', number: 12, url: 'https://code.example/rr/content/pull/12' },
  ])
  expect(recentContributions([{ commits: [merge], source: undefined }])).toMatchObject([
    { title: 'Fix a typo in `gap` (#12)', number: null, url: null },
  ])
  const bare = commit('Merge pull request #12 from someone/typo')
  expect(recentContributions([{ commits: [bare], source: SOURCE }])).toMatchObject([{ title: bare.subject, number: null }])
})

test.each([
  ['(#5)', '(#5)', null],
  ['Add x (#0)', 'Add x (#0)', null],
  ['Add x (#99999999999999999999)', 'Add x (#99999999999999999999)', null],
  ['Add x(#7)', 'Add x', 7],
])('%j is %j with the number %j', (subject, title, number) => {
  expect(recentContributions([{ commits: [commit(subject)], source: SOURCE }])).toMatchObject([{ title, number }])
})

test('the newest of all roots comes first, and a change that two roots have is there once', () => {
  const shared = commit('Shared', 3)
  const contributions = recentContributions([
    { commits: [shared, commit('Old', 1)], source: SOURCE },
    { commits: [commit('New', 4), shared, commit('Middle', 2)], source: undefined },
  ])
  expect(contributions.map(({ title }) => title)).toEqual(['New', 'Shared', 'Middle', 'Old'])
  expect(contributions[1]?.repo?.name).toBe('rr/content')
})

test.each([
  ['https://code.example/rr/content.git', 'rr/content'],
  ['https://code.example/rr/content/', 'rr/content'],
  ['https://code.example', 'code.example'],
])('the repository at %s is named %s', (repository, name) => {
  expect(recentContributions([{ commits: [WITHOUT], source: { repository } }])[0]?.repo?.name).toBe(name)
})
