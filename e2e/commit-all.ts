import { execFileSync } from 'node:child_process'

/** Makes a folder a repository of git with one commit of all that is in it. No setting of whoever runs the tests plays a part. */
export function commitAll(folder: string, date: string): void {
  const who = { NAME: 'A writer', EMAIL: 'writer@example.org', DATE: date }
  const people = Object.entries(who).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value] as const,
    [`GIT_COMMITTER_${key}`, value] as const,
  ])
  const env = { ...process.env, ...Object.fromEntries(people), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const git = (...words: readonly string[]): void => void execFileSync('git', words, { cwd: folder, env, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'The first pages')
}
