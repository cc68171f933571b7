import { spawnSync } from 'node:child_process'

/** When each file of a content root was last changed: path below the root's `files/` -> ISO 8601 date in UTC. */
export type History = ReadonlyMap<string, string>

const EMPTY: History = new Map()

/**
 * The dates of last change from the root's git history; a merge counts as a change of what it brought, at the time of the merge.
 * Empty where the root is in no repository or there is no git: pages then show no date.
 */
export function readGitHistory(root: string): History {
  const result = spawnSync('git', ['-C', root, '-c', 'core.quotePath=false', '-c', 'log.showRoot=true', 'log', '--first-parent', '-m', '--name-only', '--no-renames', '--relative', '--format=%x01%cI', '--', 'files'], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  return result.status === 0 ? parseLog(result.stdout) : EMPTY
}

/** Reads `git log --name-only --format=%x01%cI`, newest first. */
export function parseLog(log: string): History {
  const dates = new Map<string, string>()
  for (const entry of log.split('\u0001')) {
    const [date = '', ...paths] = entry.split('\n')
    if (date === '') continue
    const modified = new Date(date.trim()).toISOString()
    for (const path of paths) {
      const key = path.replace(/^files\//, '')
      if (path.startsWith('files/') && !dates.has(key)) dates.set(key, modified)
    }
  }
  return dates
}
