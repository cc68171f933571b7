import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { builderVersion } from '#content/build/versions.ts'
import { isFixable } from '#content/checks/apply-fixes.ts'
import type { CheckPool } from '#content/checks/check-pool.ts'
import { checkSite } from '#content/checks/check-site.ts'
import { type FixedFile, fixFiles } from '#content/checks/fix-files.ts'
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts'
import { FileMemory } from '#content/read/file-memory.ts'
import { openListing } from '#content/read/listing.ts'
import { readSite, type SiteContent } from '#content/site/read-site.ts'
import { countOf } from '#contracts/count-of.ts'
import { formatDiagnostic } from '#contracts/diagnostics.ts'
import { readLevels } from './check-levels.ts'
import type { Config } from './config.ts'
import { createPageChecker } from './create-page-checker.ts'
import { memoryPlace } from './memory-place.ts'
import { createProgress } from './progress.ts'
import { readInsights } from './read-insights.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { sarifOf } from './sarif.ts'
import { ConfigError } from './setting.ts'
import { shortPath } from './short-path.ts'
import { runThreads } from './threads.ts'
import { PROJECT_FOLDER } from './web-build.ts'

interface Checked {
  readonly content: SiteContent
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * `lectern check`: prints all problems of the content, or those of the named files; with --fix the problems that remain after the safe fixes. Exit code 1 when one of them is an
 * error.
 *
 * @throws ConfigError for unknown levels and files, ContentError for content that can't be read
 */
export async function check(config: Config, signal: AbortSignal): Promise<number> {
  const found = await runCheck(config, signal)
  const fixed = config.isFix ? fix(found) : []
  for (const file of fixed) for (const line of linesOf(file)) console.error(line)
  const { content, diagnostics } = fixed.some((file) => 'applied' in file) ? await runCheck(config, signal) : found
  print(diagnostics, content, config)
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function runCheck(
  { contentRoots, popularityFile, features, levelOptions, words, insightsFile }: Config,
  signal: AbortSignal,
): Promise<Checked> {
  const insights = insightsFile === undefined ? undefined : readInsights(insightsFile)
  const place = memoryPlace(PROJECT_FOLDER, contentRoots)
  const listing = openListing(place)
  const memory = new FileMemory({ ...place, version: builderVersion() }, { listing })
  const content = readSite(contentRoots, { popularityFile, features, memory, listing })
  listing.save()
  const progress = createProgress(process.stderr.isTTY ? process.stderr : undefined)
  const input = {
    content,
    levels: readLevels(levelOptions, content.site),
    ...(words.length === 0 ? {} : { files: words.map((word) => findPageFile(word, content)) }),
    pool: createCheckPool(),
    onProgress: progress.update,
    signal,
    nowMs: Date.now(),
    insights,
  }
  return { content, diagnostics: await checkSite(input).finally(progress.end) }
}

/** @throws ConfigError for a path that is no page of the content */
function findPageFile(word: string, { tree }: SiteContent): string {
  const path = existsSync(word) ? realpathSync(word) : resolve(word)
  const page = tree.allPages.find(({ file }) => file === path)
  if (page === undefined)
    throw new ConfigError(`${word} is no page of the content; expected the path of a file such as files/en-us/web/index.md`)
  return page.file
}

function createCheckPool(): CheckPool {
  const module = new URL('./check-worker.ts', import.meta.url)
  let here: ReturnType<typeof createPageChecker> | undefined
  return {
    async run(setup, tasks, onResults, signal) {
      if (tasks.length <= FEW_TASKS) {
        here ??= createPageChecker(setup)
        await runHere(tasks, here, { onResults, signal })
      } else await runThreads({ module, setup, tasks, onResults, signal })
    },
  }
}

function fix({ content, diagnostics }: Checked): readonly FixedFile[] {
  const hashes = new Map(content.tree.allPages.map(({ file, hash }) => [file, hash]))
  return fixFiles(diagnostics.filter(isFixable), { roots: content.roots, findHash: (file) => hashes.get(file) })
}

function linesOf(fixed: FixedFile): readonly string[] {
  if ('rejected' in fixed) return [`${shortPath(fixed.file)} not changed: ${fixed.rejected}`]
  return fixed.applied.map(({ file, line, column, kind, fix }) => {
    const before = fixed.before.slice(fix.start, fix.end)
    return `${[shortPath(file), line, column].join(':')} fixed ${kind}: ${before} -> ${fix.text}`
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
  const hint = fixable > 0 ? `; --fix fixes ${fixable}` : ''
  const parts = [countOf(count('error'), 'error'), countOf(count('warning'), 'warning'), countOf(count('info'), 'hint')]
  console.log(`${countOf(diagnostics.length, 'problem')}: ${parts.join(', ')}${hint}`)
}
