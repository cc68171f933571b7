import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { SiteFile } from '#contracts/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseJson } from '../text/json.ts'
import { readRootFile } from './root-file.ts'

/** The last change of a file. */
export interface Change {
  /** ISO 8601 date in UTC. */
  readonly modified: string
  /** The commit that made it. */
  readonly hash: string
}

/**
 * When each file of a content root was last changed: documents by their path below the root's `files/`, pages of other areas by that
 * below the root: `blog/hello/index.md`.
 */
export type History = ReadonlyMap<string, Change>

/** A commit that changed content. */
export interface Commit extends Change {
  /** The first line of its message. */
  readonly subject: string
  /** The first line after the subject; '' where there is none. */
  readonly body: string
}

/** Where a content root's changes come from. */
export interface ContentRepository {
  /** Newest first, as many as the home page has of each. */
  readonly commits: readonly Commit[]
  /** Addresses of the root's own `site.json`, else of the site's. */
  readonly source: SiteFile['source']
}

/** The history of a root, its newest commits, and what is wrong with it. */
export interface ReadHistory {
  readonly history: History
  /** Newest first; none where a file stands in the place of a repository. */
  readonly commits: readonly Commit[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What a content root may bring along in the place of a repository (docs/behaviour/documents.md 45). */
export const HISTORY_FILE = '_git_history.json'

/** Commits that are kept of a repository (docs/behaviour/home.md 1). */
const NEWEST_COMMITS = 5
/** Commits among which they are searched, where some of them also change code. */
const SEARCHED_COMMITS = 200

/** The folders of a content root that hold pages. */
const PAGE_FOLDERS = ['files', 'blog', 'curriculum', 'pages']
const IN_PAGE_FOLDER = new RegExp(`^(?:${PAGE_FOLDERS.join('|')})/`)

const HistoryFile = Compile(
  Type.Record(
    Type.String(),
    Type.Object({
      modified: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+(?:Z|[+-]\\d{2}:\\d{2})$' }),
      hash: Type.String({ pattern: '^[0-9a-f]{7,64}$' }),
    }),
  ),
)

/**
 * The history of a content root: of its `_git_history.json`, else of the git repository it lies in. Where there is neither, or no git,
 * pages show no date.
 */
export function readHistory(root: string): ReadHistory {
  const path = join(root, HISTORY_FILE)
  try {
    const text = readRootFile(root, path)
    return text === undefined ? readGitHistory(root) : { history: parseHistoryFile(text), commits: [], diagnostics: [] }
  } catch (error) {
    const message = `cannot use this history: ${error instanceof Error ? error.message : String(error)}`
    return {
      history: new Map(),
      commits: [],
      diagnostics: [{ kind: 'git-history', severity: 'error', message, file: path, hint: 'pages have no date of change' }],
    }
  }
}

/**
 * The dates of last change from the root's git history; a merge counts as a change of what it brought, at the time of the merge. Of a
 * shallow clone the files that its oldest commit already has are left out: when they were changed is not known.
 */
export function readGitHistory(root: string): ReadHistory {
  const options = ['-c', 'core.quotePath=false', '-c', 'log.showRoot=true']
  const log = [
    'log',
    '--first-parent',
    '-m',
    '--name-only',
    '--no-renames',
    '--relative',
    '--decorate=short',
    `--format=${FORMAT}`,
    '--',
    ...PAGE_FOLDERS,
  ]
  const result = spawnSync('git', ['-C', root, ...options, ...log], { encoding: 'utf8', maxBuffer: 1024 ** 3 })
  if (result.status !== 0) return { history: new Map(), commits: [], diagnostics: ownerProblem(root, String(result.stderr)) }
  const { history, commits, isShallow } = parseLog(result.stdout, listOwnCommits(root))
  const diagnostics: readonly Diagnostic[] = isShallow
    ? [
        {
          kind: 'shallow-history',
          severity: 'info',
          message: 'the repository is a shallow clone: files that have not changed since its oldest commit have no date',
          file: root,
          hint: 'git fetch --unshallow',
        },
      ]
    : []
  return { history, commits, diagnostics }
}

/** Git names this setting, in whatever language, where it does not read a repository of another user: content that is mounted into a container, for instance. */
const OWNER_SETTING = 'safe.directory'

function ownerProblem(root: string, answer: string): readonly Diagnostic[] {
  if (!answer.includes(OWNER_SETTING)) return []
  return [
    {
      kind: 'git-history',
      severity: 'error',
      message: 'git does not read this repository, because it belongs to another user: pages have no date of change',
      file: root,
      hint: "git config --global --add safe.directory '*'",
    },
  ]
}

/**
 * The newest commits that change nothing outside of the root, by their hashes: in a repository that also holds code, the message of a commit that
 * changes both describes the code (docs/behaviour/recent-contributions.md 2). Undefined when the root is the whole repository.
 */
function listOwnCommits(root: string): ReadonlySet<string> | undefined {
  const git = (...args: readonly string[]): string =>
    spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1024 ** 3 }).stdout
  const prefix = git('rev-parse', '--show-prefix').trim()
  if (prefix === '') return undefined
  const merges = ['--first-parent', '-m']
  const log = git(
    '-c',
    'core.quotePath=false',
    '-c',
    'log.showRoot=true',
    'log',
    ...merges,
    '--name-only',
    '--no-renames',
    '--full-diff',
    `-n${SEARCHED_COMMITS}`,
    '--format=%x00%H',
    '--',
    ...PAGE_FOLDERS,
  )
  const commits = log.split('\0').map((text) => text.split('\n').filter((line) => line !== ''))
  return new Set(
    commits.flatMap(([hash, ...files]) => (hash !== undefined && files.every((file) => file.startsWith(prefix)) ? [hash] : [])),
  )
}

/**
 * Hash, date, the names of the commit, of which the oldest one of a shallow clone has one that is `grafted`, its subject and its body; the
 * names of its files follow. No message can hold the character between them.
 */
const FORMAT = '%x00%H %cI %D%x00%s%x00%b%x00'
const FIELDS = 4

/** Merges that only bring a branch up to date tell nothing of their own. */
const BARE_MERGE = /^Merge (?:remote-tracking )?(?:branch|commit|tag)\b/

/**
 * Reads `git log --name-only` in the format above, newest first.
 *
 * @param own hashes of the commits that may be listed; absent: all of them
 */
export function parseLog(log: string, own?: ReadonlySet<string>): { history: History; commits: readonly Commit[]; isShallow: boolean } {
  const history = new Map<string, Change>()
  const commits: Commit[] = []
  const unknown = new Set<string>()
  const fields = log.split('\0')
  for (let at = 1; at < fields.length; at += FIELDS) {
    const [facts = '', subject = '', text = '', files = ''] = fields.slice(at, at + FIELDS)
    const [, hash, date, names = ''] = /^([0-9a-f]+) (\S+) ?(.*)$/s.exec(facts) ?? []
    if (hash === undefined || date === undefined) continue
    const isGrafted = /(?:^|, )grafted(?:,|$)/.test(names)
    const change = { modified: new Date(date).toISOString(), hash }
    const isListed = !isGrafted && !BARE_MERGE.test(subject) && (own === undefined || own.has(hash))
    if (isListed && commits.length < NEWEST_COMMITS) commits.push({ ...change, subject, body: text.trim().split('\n')[0]?.trim() ?? '' })
    for (const path of files.split('\n')) {
      const key = keyOf(path)
      if (!IN_PAGE_FOLDER.test(path) || history.has(key)) continue
      if (isGrafted) unknown.add(key)
      else history.set(key, change)
    }
  }
  return { history, commits, isShallow: unknown.size > 0 }
}

function keyOf(path: string): string {
  return path.replace(/^files\//, '')
}

/** Paths may begin with `files/`. */
function parseHistoryFile(text: string): History {
  const value: unknown = parseJson(text)
  if (!HistoryFile.Check(value)) throw new Error('expected { "path": { "modified": "2026-01-31T12:00:00Z", "hash": "..." } }')
  return new Map(
    Object.entries(value).map(([path, { modified, hash }]) => [keyOf(path), { modified: new Date(modified).toISOString(), hash }]),
  )
}
