import { describe, expect, test } from 'vitest'
import { hostIssue } from './code-host.fixture.ts'
import { issueSearchUrl } from './issue-search-url.ts'
import { readIssues } from './read-issues.ts'

const SOURCE = {
  api: 'https://api.code.example/search/issues',
  repositories: ['room/content', 'room/translated'],
  page: 'https://code.example/room/content/issues',
}

const read = (...items: readonly unknown[]) => readIssues({ items }, SOURCE)

test('open issues for beginners without an assignee are asked for, five of them', () => {
  const url = new URL(issueSearchUrl(SOURCE))
  expect(url.origin + url.pathname).toBe(SOURCE.api)
  expect([...url.searchParams]).toEqual([
    ['q', 'is:issue is:open no:assignee label:"good first issue" repo:room/content repo:room/translated'],
    ['per_page', '5'],
  ])
})

test('an issue has its title, address, repository, and of its labels the two that are shown', () => {
  const labels = ['Bug', 'Accepting PR', 'good first issue'].map((name) => ({ name }))
  expect(read(hostIssue(7, { labels, repository_url: 'https://api.code.example/repos/Room/Translated' }))).toEqual([
    {
      title: 'Issue 7',
      url: 'https://code.example/room/content/issues/7',
      repository: 'room/translated',
      labels: ['good first issue', 'accepting PR'],
    },
  ])
})

test('a host that gives more than was asked for has no more shown', () => {
  expect(read(...[1, 2, 3, 4, 5, 6, 7].map((number) => hostIssue(number)))).toHaveLength(5)
})

describe('hostile responses', () => {
  test.each([
    ['another host', { html_url: 'https://evil.example/room/content/issues/1' }],
    ['another scheme', { html_url: 'http://code.example/room/content/issues/1' }],
    ['a script', { html_url: 'javascript:alert(1)' }],
    ['a user before the host', { html_url: 'https://code.example@evil.example/' }],
    ['a password', { html_url: 'https://a:b@code.example/room/content/issues/1' }],
    ['no address', { html_url: 'issues/1' }],
    ['another repository', { repository_url: 'https://api.code.example/repos/evil/content' }],
    ['a title of nothing that is seen', { title: ' \u202E\u200B\u0000 ' }],
  ])('an issue with %s is left out', (_name, more) => {
    expect(read(hostIssue(1, more), hostIssue(2))).toMatchObject([{ title: 'Issue 2' }])
  })

  test('a title is one line without controls; markup in it is text', () => {
    const title = 'a\u202Eb\u0007 <img src=x onerror=alert(1)>\n\u2066c\u2028d'
    expect(read(hostIssue(1, { title }))).toMatchObject([{ title: 'a b <img src=x onerror=alert(1)> c d' }])
  })

  test('a very long title is cut between code points', () => {
    const [issue] = read(hostIssue(1, { title: '😀'.repeat(5000) })) ?? []
    expect(issue?.title).toBe(`${'😀'.repeat(199)}…`)
  })

  test.each([
    undefined,
    null,
    [],
    'items',
    {},
    { items: {} },
    { items: [null] },
    { items: [{ title: 1 }] },
    { items: [hostIssue(1, { labels: 'x' })] },
  ])('%j is no response', (body) => {
    expect(readIssues(body, SOURCE)).toBeUndefined()
  })
})
