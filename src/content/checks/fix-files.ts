import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { readPageText } from '../read/read-page.ts'
import { applyFixes, type FixableDiagnostic } from './apply-fixes.ts'

/** What was done with a file. */
export type FixedFile =
  | { readonly file: string; readonly applied: readonly FixableDiagnostic[]; readonly before: string }
  | { readonly file: string; readonly rejected: string }

interface FixInput {
  /** Content roots, links resolved; no other file is touched. */
  readonly roots: readonly string[]
  /** Hash of a file as it was when the diagnostics were made. */
  readonly findHash: (file: string) => string | undefined
}

/**
 * Applies fixes to the files they are for. A file is replaced as a whole, or stays as it was: when a symbolic link leads to it, when it lies
 * in no content root, when it is not valid UTF-8, when it has changed since, when it can't be written.
 */
export function fixFiles(diagnostics: readonly FixableDiagnostic[], input: FixInput): readonly FixedFile[] {
  return [...Map.groupBy(diagnostics, ({ file }) => file)].flatMap(([file, fixes]): FixedFile[] => {
    try {
      const problem = problemOf(file, input)
      if (problem !== undefined) return [{ file, rejected: problem }]
      const before = readPageText(file)
      if (!before.isValid) return [{ file, rejected: 'it is not valid UTF-8' }]
      if (before.hash !== input.findHash(file)) return [{ file, rejected: 'it has changed since it was checked' }]
      const { text, applied } = applyFixes(before.text, fixes)
      if (applied.length === 0) return []
      replaceFile(file, text)
      return [{ file, applied, before: before.text }]
    } catch (error) {
      return [{ file, rejected: error instanceof Error ? error.message : String(error) }]
    }
  })
}

function problemOf(file: string, { roots }: FixInput): string | undefined {
  if (realpathSync(file) !== file) return 'a symbolic link leads to it'
  return roots.some((root) => file.startsWith(root + sep)) ? undefined : 'it lies in no content root'
}

/** Written next to the file, in whose place it is then put: no one sees half of it. `wx`: what has the temporary name already is not written to. */
function replaceFile(file: string, text: string): void {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  const { mode } = statSync(file)
  try {
    writeFileSync(temporary, text, { flag: 'wx' })
    chmodSync(temporary, mode)
    renameSync(temporary, file)
  } catch (error) {
    if (!isTaken(error)) rmSync(temporary, { force: true })
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
