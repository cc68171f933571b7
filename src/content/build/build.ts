import { join } from 'node:path'
import type { BuildInput, BuildResult } from './build-input.ts'
import { hasErrors, hasFailures, resultOf, storeResult } from './build-result.ts'
import { linkUnchanged } from './link-unchanged.ts'
import { type KeptPages, makePages } from './make-pages.ts'
import { findPreviousBuild, isWholeBuild, type PreviousBuild } from './previous-build.ts'
import type { PublicFolder } from './public-files.ts'
import type { ContentSource } from './read-content.ts'
import { NOTHING_RECYCLED, recycleFolder } from './recycle-folder.ts'
import { hasSearchIndexes, writeSearchFiles } from './search-files.ts'
import type { BuildStart, CollectedState } from './site-files.ts'
import { SiteFolder, SiteFolderError } from './site-folder.ts'
import { startTextEdits } from './text-edits.ts'
import { writeManifest } from './write-manifest.ts'

/**
 * Builds a site: read, plan, make pages, collect what the next build has to know, write what belongs to the whole site, publish. What has not
 * changed since the previous build is reused (docs/decisions/0009), and the result is the same, byte for byte, as that of a build from nothing
 * (docs/behaviour/build.md 1, 2). After edits of texts alone, the content is not read again and the files of the whole site stay (docs/decisions/0153).
 *
 * @param content what was read already. Where a site has been built since, it is read again
 * @throws ContentError, SiteFolderError, or the abort reason of `signal`; the site that is served stays as it was
 */
export async function buildSite(input: BuildInput, content?: ContentSource): Promise<BuildResult> {
  const folder = new SiteFolder(input.siteFolder, input.sweep)
  const previousFolder = folder.findCurrent()
  const previous = findPreviousBuild(previousFolder)
  try {
    return await buildAfter(previous, { input, folder, previousFolder, content: previousFolder === undefined ? content : undefined })
  } catch (error) {
    // A failed build may miss a file of the previous build. Then all is built from nothing. The files are checked only now, because that takes longer
    // than building a page.
    if (previous === undefined || input.signal.aborted || isWholeBuild(previous)) throw error
    return await buildAfter(undefined, { input, folder, previousFolder })
  }
}

interface BuildTarget {
  readonly input: BuildInput
  readonly folder: SiteFolder
  /** Of the build that is served. */
  readonly previousFolder: string | undefined
  /** The content, where it was read already. */
  readonly content?: ContentSource | undefined
}

/**
 * @param previous the build that is reused; undefined to build from nothing
 * @throws what `buildSite` throws, also when a file of the previous build is gone that is needed
 */
async function buildAfter(
  previous: PreviousBuild | undefined,
  { input, folder, previousFolder, content }: BuildTarget,
): Promise<BuildResult> {
  const start = startTextEdits(input, previous) ?? (await import('./whole-build.ts')).startWholeBuild(input, previous, content)
  input.listing?.clear()
  const { job } = start
  const { isUpToDate, pages } = job.plan
  // A page that is only rendered again is read from its file, and left out where that fails.
  if (previous !== undefined && (isUpToDate || pages.render.length > 0) && !isWholeBuild(previous))
    throw new Error(`a file of the build in ${previous.folder} is gone`)
  const hasIndexes = previous !== undefined && hasSearchIndexes(previous)
  if (previous !== undefined && isUpToDate && hasIndexes) {
    const result = resultOf(job, { ...previous, results: new Map() })
    storeResult(start, previous.folder, result)
    return result
  }

  const staging = folder.open()
  try {
    if (folder.findCurrent() !== previousFolder)
      throw new SiteFolderError(`another process has just built into ${folder.path}; build again to begin from what it made`)
    const recycled = recycleFolder(job, staging)
    if (recycled === NOTHING_RECYCLED) folder.clear()
    const publicFolder = {
      path: join(staging, 'public'),
      hasPortableNames: input.hasPortableNames,
      isRecycled: recycled !== NOTHING_RECYCLED,
    }
    const { made, state: pagesState, edits } = await makeState(start, publicFolder)
    linkUnchanged(job, { state: pagesState, publicFolder, recycled })
    const [search, siteFiles] = await finishBoth(
      writeSearchFiles(job, { pages: pagesState.pages, staging, publicFolder }),
      start.writeFiles({ made, state: pagesState, publicFolder, recycled }),
    )
    const state = { ...pagesState, search }
    const id = await writeManifest(job, { state, edits, siteFiles, previousFolder, staging, publicFolder, recycled })
    const result = resultOf(job, { id, state, results: made.results })
    if (input.isStrict === true && hasErrors(result)) return { ...result, isPublished: false }
    if (!hasFailures(made.results)) storeResult(start, staging, result)
    input.signal.throwIfAborted()
    folder.publish(id, { isSame: hasIndexes && previous.id === id })
    return result
  } finally {
    folder.close()
  }
}

/** Makes the pages, and collects what the next build has to know. Of what the threads have posted for that nothing stays in memory. */
async function makeState(start: BuildStart, publicFolder: PublicFolder): Promise<CollectedState & { readonly made: KeptPages }> {
  const posted = await makePages(start.job, publicFolder)
  const collected = start.collectState(posted)
  start.job.source.answers.clear()
  const { results, sidebars, compat, asked } = posted
  return { ...collected, made: { results, sidebars, compat, built: new Set(asked.keys()) } }
}

/** The results of two works. When one of them fails, the other has ended as well: nothing is written any more. */
async function finishBoth<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<readonly [One, Other]> {
  await Promise.allSettled([one, other])
  return [await one, await other]
}
