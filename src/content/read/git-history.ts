import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { readRootFile } from './root-file.ts'

/** The last change of a file. */
export interface Change {
  /** ISO 8601 date in UTC. */
  readonly modified: string
  /** The commit that made it. */
  readonly hash: string
}

/** When each file of a content root was last changed, by its path below the root's `files/`. */
export type History = ReadonlyMap<string, Change>

/** The history of a root, and what is wrong with it. */
export interface ReadHistory {
  readonly history: History
  readonly diagnostics: readonly Diagnostic[]
}

/** What a content root may bring along in the place of a repository (reference/content.md 4). */
export const HISTORY_FILE = '_git_history.json'

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
    return text === undefined ? readGitHistory(root) : { history: parseHistoryFile(text), diagnostics: [] }
  } catch (error) {
    const message = `cannot use this history: ${error instanceof Error ? error.message : String(error)}`
    return {
      history: new Map(),
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
    'files',
  ]
  const result = spawnSync('git', ['-C', root, ...options, ...log], { encoding: 'utf8', maxBuffer: 1024 ** 3 })
  if (result.status !== 0) return { history: new Map(), diagnostics: [] }
  const { history, isShallow } = parseLog(result.stdout)
  const diagnostics: Diagnostic[] = isShallow
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
  return { history, diagnostics }
}

/** Hash, date, and the names of the commit, of which the oldest one of a shallow clone has one that is `grafted`. */
const FORMAT = '%x01%H %cI %D'

/** Reads `git log --name-only --format=%x01%H %cI %D`, newest first. */
export function parseLog(log: string): { history: History; isShallow: boolean } {
  const history = new Map<string, Change>()
  const unknown = new Set<string>()
  for (const entry of log.split('\u0001')) {
    const [head = '', ...paths] = entry.split('\n')
    const [, hash, date, names = ''] = /^([0-9a-f]+) (\S+) ?(.*)$/.exec(head) ?? []
    if (hash === undefined || date === undefined) continue
    const isGrafted = /(?:^|, )grafted(?:,|$)/.test(names)
    const change = { modified: new Date(date).toISOString(), hash }
    for (const path of paths) {
      const key = path.replace(/^files\//, '')
      if (!path.startsWith('files/') || history.has(key)) continue
      if (isGrafted) unknown.add(key)
      else history.set(key, change)
    }
  }
  return { history, isShallow: unknown.size > 0 }
}

/** Paths may begin with `files/`. */
function parseHistoryFile(text: string): History {
  const value: unknown = JSON.parse(text)
  if (!HistoryFile.Check(value)) throw new Error('expected { "path": { "modified": "2026-01-31T12:00:00Z", "hash": "..." } }')
  return new Map(
    Object.entries(value).map(([path, { modified, hash }]) => [
      path.replace(/^files\//, ''),
      { modified: new Date(modified).toISOString(), hash },
    ]),
  )
}
