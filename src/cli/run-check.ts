import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { builderVersion } from '#content/build/versions.ts'
import type { CheckPool } from '#content/checks/check-pool.ts'
import { type CheckInput, checkSite } from '#content/checks/check-site.ts'
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts'
import { FileMemory } from '#content/read/file-memory.ts'
import { openListing } from '#content/read/listing.ts'
import { readSite, type SiteContent } from '#content/site/read-site.ts'
import { readLevels } from './check-levels.ts'
import type { Config } from './config.ts'
import { createPageChecker } from './create-page-checker.ts'
import { memoryPlace } from './memory-place.ts'
import { readInsights } from './read-insights.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { ConfigError } from './setting.ts'
import { runThreads } from './threads.ts'
import { PROJECT_FOLDER } from './web-build.ts'

/** What is checked, and how; plain data. */
export type CheckSettings = Pick<Config, 'contentRoots' | 'popularityFile' | 'features' | 'levelOptions' | 'words' | 'insightsFile'>

export interface Checked {
  readonly content: SiteContent
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * All problems of the content, or of the pages that `words` name.
 *
 * @throws ConfigError for unknown levels and files, ContentError for content that can't be read
 */
export async function runCheck(
  { contentRoots, popularityFile, features, levelOptions, words, insightsFile }: CheckSettings,
  { signal, onProgress }: Pick<CheckInput, 'signal' | 'onProgress'>,
): Promise<Checked> {
  const insights = insightsFile === undefined ? undefined : readInsights(insightsFile)
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
  return { content, diagnostics }
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
