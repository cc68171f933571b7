import { isFixable } from '#content/checks/apply-fixes.ts'
import { type FixedFile, fixFiles } from '#content/checks/fix-files.ts'
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts'
import { countOf } from '#contracts/count-of.ts'
import { formatDiagnostic } from '#contracts/diagnostics.ts'
import { terminalLine } from '#contracts/terminal-line.ts'
import type { Config } from './config.ts'
import { createProgress } from './progress.ts'
import { type Checked, runCheck } from './run-check.ts'
import { sarifOf } from './sarif.ts'
import { shortPath } from './short-path.ts'

/**
 * `lectern check`: prints all problems of the content, or those of the named files; with --fix the problems that remain after the safe fixes. Exit code 1 when one of them is an
 * error.
 *
 * @throws ConfigError for unknown levels and files, ContentError for content that can't be read
 */
export async function check(config: Config, signal: AbortSignal): Promise<number> {
  const found = await checkWithProgress(config, signal)
  for (const note of found.notes) console.error(terminalLine(note))
  const fixed = config.isFix ? fix(found) : []
  for (const file of fixed) for (const line of linesOf(file)) console.error(terminalLine(line))
  const { roots, diagnostics } = fixed.some((file) => 'applied' in file) ? await checkWithProgress(config, signal) : found
  print(diagnostics, roots, config)
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function checkWithProgress(config: Config, signal: AbortSignal): Promise<Checked> {
  const progress = createProgress(process.stderr.isTTY ? process.stderr : undefined)
  return await runCheck(config, { signal, onProgress: progress.update }).finally(progress.end)
}

function fix({ roots, pages, diagnostics }: Checked): readonly FixedFile[] {
  const hashes = new Map(pages.map(({ file, hash }) => [file, hash]))
  return fixFiles(diagnostics.filter(isFixable), { roots, findHash: (file) => hashes.get(file) })
}

function linesOf(fixed: FixedFile): readonly string[] {
  if ('rejected' in fixed) return [`${shortPath(fixed.file)} not changed: ${fixed.rejected}`]
  return fixed.applied.map(({ file, line, column, kind, fix }) => {
    const before = fixed.before.slice(fix.start, fix.end)
    return `${[shortPath(file), line, column].join(':')} fixed ${kind}: ${before} -> ${fix.text}`
  })
}

function print(diagnostics: readonly Diagnostic[], roots: readonly string[], { checkFormat, isFix }: Config): void {
  if (checkFormat === 'json') console.log(JSON.stringify(diagnostics, undefined, 2))
  else if (checkFormat === 'sarif') console.log(JSON.stringify(sarifOf(diagnostics, [process.cwd(), ...roots]), undefined, 2))
  else printLines(diagnostics, isFix)
}

/** @param isFixed what could be fixed has been: what is left was rejected */
function printLines(diagnostics: readonly Diagnostic[], isFixed: boolean): void {
  for (const diagnostic of diagnostics) console.log(formatDiagnostic({ ...diagnostic, file: shortPath(diagnostic.file) }))
  const count = (severity: Diagnostic['severity']): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  const fixable = isFixed ? 0 : diagnostics.filter(isFixable).length
  const hint = fixable > 0 ? `; --fix fixes ${fixable}` : ''
  const parts = [countOf(count('error'), 'error'), countOf(count('warning'), 'warning'), countOf(count('info'), 'hint')]
  console.log(`${countOf(diagnostics.length, 'problem')}: ${parts.join(', ')}${hint}`)
}
