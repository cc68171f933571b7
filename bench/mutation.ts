/*
 * Changes the code in many small ways, one at a time, and counts the changes that no unit test notices.
 *
 *     node bench/mutation.ts LOG [COUNT] [SEED] [UNTIL]
 *
 * Takes COUNT mutants (200) of all code in src, chosen by SEED (1) with more weight on logic (mutation/list-mutants.ts), and tries each in a copy of
 * the committed files. LOG gets a line of JSON for each; a run with the same LOG goes on where the one before ended. UNTIL ends after so many.
 * With TMPDIR=/dev/shm the copy is in memory. Mutants of web that only browser tests see survive here.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMutants } from './mutation/list-mutants.ts'
import { pickMutants } from './mutation/pick-mutants.ts'
import { tryMutant } from './mutation/try-mutant.ts'

const PROJECT = join(import.meta.dirname, '..')
const [log, count = '200', seed = '1', until = count] = process.argv.slice(2)
if (log === undefined) throw new Error('node bench/mutation.ts LOG [COUNT] [SEED] [UNTIL]')

const mutants = pickMutants(
  globSync('src/**/*.{ts,tsx}', { cwd: PROJECT })
    .filter((path) => !/\.(?:test|fixture|data|d)\.tsx?$|\/testing\/|^src\/locales\//.test(path))
    .sort()
    .flatMap((path) => listMutants(path, readFileSync(join(PROJECT, path), 'utf8'))),
  Number(count),
  Number(seed),
)
const done = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').filter(Boolean).length : 0
const copy = copyProject()
try {
  for (const [index, mutant] of mutants.slice(done, Number(until)).entries()) {
    const verdict = tryMutant(copy, mutant)
    const source = readFileSync(join(copy, mutant.file), 'utf8').slice(mutant.start, mutant.end)
    appendFileSync(log, `${JSON.stringify({ number: done + index + 1, verdict, ...mutant, source })}\n`)
    console.log(`${done + index + 1} ${verdict}: ${mutant.file}:${mutant.line} ${mutant.kind}`)
  }
} finally {
  rmSync(copy, { recursive: true })
}

/** The committed files with the installed packages, in a folder of their own. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-mutation-'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) if (existsSync(join(PROJECT, file))) cpSync(join(PROJECT, file), join(folder, file))
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  if (existsSync(join(PROJECT, '.tsc'))) cpSync(join(PROJECT, '.tsc'), join(folder, '.tsc'), { recursive: true })
  return folder
}
