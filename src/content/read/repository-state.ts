import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { stampOf } from './stamp.ts'

/**
 * A text that differs when the history of a folder does (git-history.ts): the newest commit, and where a shallow clone ends. Empty for a folder in no repository.
 */
export function readRepositoryState(folder: string): string {
  const { stdout, status } = spawnSync('git', ['-C', folder, 'rev-parse', 'HEAD', '--git-path', 'shallow'], { encoding: 'utf8' })
  const [commit = '', shallow] = stdout === null || status !== 0 ? [] : stdout.split('\n')
  return shallow === undefined ? '' : `${commit} ${stampOf(resolve(folder, shallow))?.join(' ') ?? ''}`
}
