import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { builderVersion } from '#content/build/versions.ts'
import type { CheckPool } from '#content/checks/check-pool.ts'
import { type CheckInput, checkSite } from '#content/checks/check-site.ts'
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts'
import type { DiagnosticKind } from '#content/diagnostics/index.ts'
import { checkDocuments } from '#content/live/lazy/check-documents.ts'
import { findDocument } from '#content/live/lazy/find-document.ts'
import { openLazyContent } from '#content/live/lazy/lazy-content.ts'
import { FileMemory } from '#content/read/file-memory.ts'
import { openListing } from '#content/read/listing.ts'
import { findInStored } from '#content/read/memory-file.ts'
import type { PageRecord } from '#content/read/page-record.ts'
import { readSite, type SiteContent } from '#content/site/read-site.ts'
import { readLevels } from './check-levels.ts'
import type { Config } from './config.ts'
import { createPageChecker, tryToCheck } from './create-page-checker.ts'
import { memoryPlace } from './memory-place.ts'
import { readInsights } from './read-insights.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { ConfigError } from './setting.ts'
import { runThreads } from './threads.ts'
import { PROJECT_FOLDER } from './web-build.ts'

/** What is checked, and how; plain data. */
export type CheckSettings = Pick<Config, 'contentRoots' | 'popularityFile' | 'features' | 'levelOptions' | 'words' | 'insightsFile'>

type CheckRun = Pick<CheckInput, 'signal' | 'onProgress'>

/** The kind of the problem of pages that are not found by the folder that their address names. */
const MISPLACED_PAGE: DiagnosticKind = 'slug-folder-mismatch'

export interface Checked {
  /** The content roots. */
  readonly roots: readonly string[]
  /** The pages that were read, those with problems among them. */
  readonly pages: readonly PageRecord[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * All problems of the content, or of the pages that `words` name.
 *
 * @throws ConfigError for unknown levels and files, ContentError for content that can't be read
 */
export async function runCheck(settings: CheckSettings, run: CheckRun): Promise<Checked> {
  return (await checkNamed(settings, run)) ?? (await checkAll(settings, run))
}

/** Problems of a few documents, of which the rest of the content need not be read; undefined where it must be (docs/behaviour/build.md 9). */
async function checkNamed(
  { contentRoots, popularityFile, features, levelOptions, words, insightsFile }: CheckSettings,
  run: CheckRun,
): Promise<Checked | undefined> {
  const isFew = words.length > 0 && words.length <= FEW_TASKS && insightsFile === undefined && popularityFile === undefined
  if (!isFew || findInStored(memoryPlace(PROJECT_FOLDER, contentRoots), MISPLACED_PAGE) !== false) return undefined
  const content = openLazyContent(contentRoots, features)
  const documents = words.flatMap((word) => findDocument(pathOf(word), content) ?? [])
  if (documents.length < words.length) return undefined
  const levels = readLevels(levelOptions, content.content.site)
  const diagnostics = await checkDocuments(documents, { ...run, content, levels, check: tryToCheck })
  return { roots: content.content.roots, pages: documents.map(({ page }) => page), diagnostics }
}

async function checkAll(
  { contentRoots, popularityFile, features, levelOptions, words, insightsFile }: CheckSettings,
  { signal, onProgress }: CheckRun,
): Promise<Checked> {
  const insights = insightsFile === undefined ? undefined : await readInsights(insightsFile)
  const place = memoryPlace(PROJECT_FOLDER, contentRoots)
  const listing = openListing(place)
  const memory = new FileMemory({ ...place, version: builderVersion() }, { listing })
  const content = readSite(contentRoots, { popularityFile, features, memory, listing })
  listing.save()
  const diagnostics = await checkSite({
    content,
    levels: readLevels(levelOptions, content.site),
    ...(words.length === 0 ? {} : { files: words.map((word) => findPageFile(word, content)) }),
    pool: createCheckPool(),
    onProgress,
    signal,
    nowMs: Date.now(),
    insights,
  })
  return { roots: content.roots, pages: content.tree.allPages, diagnostics }
}

/** @throws ConfigError for a path that is no page of the content */
function findPageFile(word: string, { tree }: SiteContent): string {
  const path = pathOf(word)
  const page = tree.allPages.find(({ file }) => file === path)
  if (page === undefined)
    throw new ConfigError(`${word} is no page of the content; expected the path of a file such as files/en-us/web/index.md`)
  return page.file
}

function pathOf(word: string): string {
  return existsSync(word) ? realpathSync(word) : resolve(word)
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
