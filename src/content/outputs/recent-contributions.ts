import type { Contribution } from '#contracts/home.ts'
import type { SiteFile } from '#contracts/site.ts'
import { trimBothEndsOf, trimEndOf } from '#contracts/trim-characters.ts'
import type { Commit, ContentRepository } from '../read/git-history.ts'

/** The newest changes of all content roots, newest first; of two roots in one repository each change once. */
export function recentContributions(repositories: readonly ContentRepository[]): Contribution[] {
  const changes = repositories.flatMap(({ commits, source }) => commits.map((commit) => ({ commit, source })))
  return changes
    .filter(({ commit: { hash } }, index) => changes.findIndex(({ commit }) => commit.hash === hash) === index)
    .map(({ commit, source }) => contributionOf(commit, source))
    .sort((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0))
}

function contributionOf(commit: Commit, source: SiteFile['source']): Contribution {
  const { repository, pull } = source ?? {}
  const repo = repository === undefined ? null : { name: repositoryName(repository), url: repository }
  const { title, number } = findMerged(commit) ?? findSquashed(commit) ?? { title: commit.subject, number: null }
  const updated_at = commit.modified
  if (number === null) return { title, number, url: null, updated_at, repo }
  if (pull === undefined) return { title: `${title} (#${number})`, number: null, url: null, updated_at, repo }
  return { title, number, url: pull.replaceAll('{number}', String(number)), updated_at, repo }
}

interface PullRequest {
  readonly title: string
  readonly number: number
}

/** After the subject of a pull request that became one commit code hosts write its number: `Fix a typo (#123)`. */
function findSquashed({ subject }: Commit): PullRequest | undefined {
  const [end, digits] = /\(#([1-9]\d{0,8})\)$/.exec(subject) ?? []
  const title = trimEndOf(subject.slice(0, subject.length - (end ?? subject).length), ' ')
  return title === '' ? undefined : { title, number: Number(digits) }
}

/** Of one that was merged the subject says `Merge pull request #123 from someone/typo`; its title is the first line of the body. */
function findMerged({ subject, body }: Commit): PullRequest | undefined {
  const [, digits] = /^Merge pull request #([1-9]\d{0,8}) from /.exec(subject) ?? []
  return digits === undefined || body === '' ? undefined : { title: body, number: Number(digits) }
}

/** @example repositoryName('https://code.example/room/content') // 'room/content' */
function repositoryName(address: string): string {
  const { pathname, host } = new URL(address)
  const path = trimBothEndsOf(pathname, '/').replace(/\.git$/, '')
  return path === '' ? host : path
}
