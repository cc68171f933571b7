import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Mutant } from './list-mutants.ts'

/** What noticed a change: a test, the compiler, a run that did not end in time, or none of them. */
export type Verdict = 'killed' | 'type error' | 'timeout' | 'survived'

/** Longer than any run of the tests of one file. */
const TIMEOUT_MS = 300_000

/**
 * Applies a mutant to a copy of the project, runs the tests that are related to its file until one fails, and takes it back: first those of
 * the same folder, then all that import the file. The compiler is asked about what the tests let pass.
 *
 * @param project the copy, with packages
 */
export function tryMutant(project: string, mutant: Mutant): Verdict {
  const path = join(project, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  try {
    const near = listNearTests(project, mutant.file)
    const first = near.length === 0 ? 'passed' : run(project, ['vitest', 'run', '--bail', '1', ...near])
    const tests = first === 'passed' ? run(project, ['vitest', 'related', '--run', '--bail', '1', mutant.file]) : first
    if (tests !== 'passed') return tests === 'failed' ? 'killed' : 'timeout'
    return run(project, ['tsc', '-b']) === 'passed' ? 'survived' : 'type error'
  } finally {
    writeFileSync(path, text)
  }
}

function listNearTests(project: string, file: string): readonly string[] {
  const own = file.replace(/\.tsx?$/, '')
  const sameName = ['.test.ts', '.test.tsx', '.dom.test.ts', '.dom.test.tsx', '.isolated.test.ts']
    .map((ending) => own + ending)
    .filter((path) => existsSync(join(project, path)))
  if (sameName.length > 0) return sameName
  return globSync('*.test.{ts,tsx}', { cwd: join(project, dirname(file)) }).map((name) => relative('.', join(dirname(file), name)))
}

function run(project: string, [program = '', ...args]: readonly string[]): 'passed' | 'failed' | 'timeout' {
  const command = join(project, 'node_modules/.bin', program)
  const { status, error } = spawnSync(command, args, { cwd: project, stdio: 'ignore', timeout: TIMEOUT_MS })
  if (error !== undefined) return 'timeout'
  return status === 0 ? 'passed' : 'failed'
}
