import { checkSite } from '#content/check-site.ts'
import { isFixable } from '#content/checks/apply-fixes.ts'
import type { CheckPool } from '#content/checks/check-pool.ts'
import { type MendedFile, mendFiles } from '#content/checks/mend-files.ts'
import { readSite, type SiteContent } from '#content/read/read-site.ts'
import { type Diagnostic, formatDiagnostic } from '#contracts/diagnostics.ts'
import { readLevels } from './check-levels.ts'
import type { Config } from './config.ts'
import { createProgress } from './progress.ts'
import { sarifOf } from './sarif.ts'
import { shortPath } from './short-path.ts'
import { runThreads } from './threads.ts'

interface Checked {
  readonly content: SiteContent
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * `lectern check`: all faults of the content; with --fix those that are left when what is safe is mended. Exit code 1 when one of them is an
 * error.
 *
 * @throws ConfigError for levels that there are not, ContentError for content that can't be read
 */
export async function check(config: Config, signal: AbortSignal): Promise<number> {
  const found = await runCheck(config, signal)
  const mended = config.isFix ? mend(found) : []
  for (const file of mended) for (const line of linesOf(file)) console.error(line)
  const { content, diagnostics } = mended.some((file) => 'applied' in file) ? await runCheck(config, signal) : found
  print(diagnostics, content, config)
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function runCheck({ contentRoots, popularityFile, features, levelOptions }: Config, signal: AbortSignal): Promise<Checked> {
  const content = readSite(contentRoots, popularityFile, features)
  const progress = createProgress(process.stderr.isTTY ? process.stderr : undefined)
  const input = { content, levels: readLevels(levelOptions, content.site), pool: createCheckPool(), onProgress: progress.update, signal }
  return { content, diagnostics: await checkSite(input).finally(progress.end) }
}

function createCheckPool(): CheckPool {
  const module = new URL('./check-worker.ts', import.meta.url)
  return { run: (setup, tasks, onResults, signal) => runThreads({ module, setup, tasks, onResults, signal }) }
}

function mend({ content, diagnostics }: Checked): readonly MendedFile[] {
  const hashes = new Map(content.tree.allPages.map(({ file, hash }) => [file, hash]))
  return mendFiles(diagnostics.filter(isFixable), { roots: content.roots, findHash: (file) => hashes.get(file) })
}

function linesOf(mended: MendedFile): readonly string[] {
  if ('refused' in mended) return [`${shortPath(mended.file)} left as it is: ${mended.refused}`]
  return mended.applied.map(({ file, line, column, kind, fix }) => {
    const before = mended.before.slice(fix.start, fix.end)
    return `${[shortPath(file), line, column].join(':')} mended ${kind}: ${before} -> ${fix.text}`
  })
}

function print(diagnostics: readonly Diagnostic[], { roots }: SiteContent, { checkFormat }: Config): void {
  if (checkFormat === 'json') console.log(JSON.stringify(diagnostics, undefined, 2))
  else if (checkFormat === 'sarif') console.log(JSON.stringify(sarifOf(diagnostics, [process.cwd(), ...roots]), undefined, 2))
  else printLines(diagnostics)
}

function printLines(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) console.log(formatDiagnostic({ ...diagnostic, file: shortPath(diagnostic.file) }))
  const count = (severity: Diagnostic['severity']): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  const fixable = diagnostics.filter(isFixable).length
  const hint = fixable > 0 ? `; --fix mends ${fixable}` : ''
  console.log(`${diagnostics.length} diagnostics: ${count('error')} errors, ${count('warning')} warnings, ${count('info')} hints${hint}`)
}
