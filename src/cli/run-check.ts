import { builderVersion } from '#content/build/versions.ts'
import type { CheckPool } from '#content/checks/check-pool.ts'
import { type CheckInput, checkSite } from '#content/checks/check-site.ts'
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts'
import type { DiagnosticKind } from '#content/diagnostics/index.ts'
import { checkDocuments } from '#content/live/lazy/check-documents.ts'
import { findDocument } from '#content/live/lazy/find-document.ts'
import { openLazyContent } from '#content/live/lazy/lazy-content.ts'
import { FileCache } from '#content/read/file-cache.ts'
import { openListing } from '#content/read/listing.ts'
import type { PageRecord } from '#content/read/page-record.ts'
import { findInStored } from '#content/read/stored-lines.ts'
import { readSite } from '#content/site/read-site.ts'
import { readLevels } from './check-levels.ts'
import type { Config } from './config.ts'
import { contentCachePlace } from './content-cache-place.ts'
import { createPageChecker, tryToCheck } from './create-page-checker.ts'
import { listReplaced, splitNamedFiles } from './named-files.ts'
import { readInsights } from './read-insights.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { runThreads } from './threads.ts'
import { PROJECT_FOLDER } from './web-build.ts'

/** What is checked, and how; plain data. */
export type CheckSettings = Pick<Config, 'contentRoots' | 'popularityFile' | 'features' | 'levelOptions' | 'words' | 'insightsFile'>

type CheckRun = Pick<CheckInput, 'signal' | 'onProgress'>

/** A check with the files that are named; all are checked when `files` is absent. */
interface NamedRun extends CheckRun, Pick<Checked, 'notes'> {
  readonly files?: readonly string[]
}

/** The kind of the problem of pages that are not found by the folder that their address names. */
const MISPLACED_PAGE: DiagnosticKind = 'slug-folder-mismatch'

export interface Checked {
  /** The content roots. */
  readonly roots: readonly string[]
  /** The pages that were read, those with problems among them. */
  readonly pages: readonly PageRecord[]
  readonly diagnostics: readonly Diagnostic[]
  /** Lines about named files that have not been checked. */
  readonly notes: readonly string[]
}

/**
 * All problems of the content, or of the files that `words` name (docs/behaviour/build.md 9).
 *
 * @throws ConfigError for unknown levels and files, ContentError for content that can't be read
 */
export async function runCheck(settings: CheckSettings, run: CheckRun): Promise<Checked> {
  if (settings.words.length === 0) return await checkAll(settings, { ...run, notes: [] })
  const { files, notes } = splitNamedFiles(settings.words, settings.contentRoots)
  const named = { ...run, files, notes }
  return (await checkNamed(settings, named)) ?? (await checkAll(settings, named))
}

/** Problems of a few documents, of which the rest of the content need not be read; undefined where it must be (docs/behaviour/build.md 9). */
async function checkNamed(
  { contentRoots, popularityFile, features, levelOptions, insightsFile }: CheckSettings,
  { files = [], notes, ...run }: NamedRun,
): Promise<Checked | undefined> {
  const isFew = files.length > 0 && files.length <= FEW_TASKS && insightsFile === undefined && popularityFile === undefined
  if (!isFew || findInStored(contentCachePlace(PROJECT_FOLDER, contentRoots), MISPLACED_PAGE) !== false) return undefined
  const content = openLazyContent(contentRoots, features)
  const documents = files.flatMap((file) => findDocument(file, content) ?? [])
  if (documents.length < files.length) return undefined
  const levels = readLevels(levelOptions, content.content.site)
  const diagnostics = await checkDocuments(documents, { ...run, content, levels, check: tryToCheck })
  return { roots: content.content.roots, pages: documents.map(({ page }) => page), diagnostics, notes }
}

async function checkAll(
  { contentRoots, popularityFile, features, levelOptions, insightsFile }: CheckSettings,
  { signal, onProgress, files, notes }: NamedRun,
): Promise<Checked> {
  const insights = insightsFile === undefined ? undefined : await readInsights(insightsFile)
  const place = contentCachePlace(PROJECT_FOLDER, contentRoots)
  const listing = openListing(place)
  const cache = new FileCache({ ...place, version: builderVersion() }, { listing })
  const content = readSite(contentRoots, { popularityFile, features, cache, listing })
  listing.save()
  const diagnostics = await checkSite({
    content,
    levels: readLevels(levelOptions, content.site),
    ...(files === undefined ? {} : { files }),
    pool: createCheckPool(),
    onProgress,
    signal,
    nowMs: Date.now(),
    insights,
  })
  const pages = content.tree.allPages
  const used = new Set([...pages, ...content.diagnostics].map(({ file }) => file))
  return { roots: content.roots, pages, diagnostics, notes: [...notes, ...listReplaced(files ?? [], content.roots, used)] }
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
