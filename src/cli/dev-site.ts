import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { findPageProblems } from '#content/live/find-page-problems.ts'
import { LiveSite } from '#content/live/live-site.ts'
import type { CachePlace } from '#content/read/stored-lines.ts'
import { ContentError } from '#content/site/content-error.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Feature } from '#contracts/features.ts'
import type { RenderPage } from '#contracts/page.ts'
import type { SiteFileBytes, SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { createLiveSearch } from './live-search.ts'
import { createMemoryRelease } from './memory-release.ts'
import { createQuietTask } from './quiet-task.ts'
import { readHistoriesInThread } from './read-histories.ts'
import { settleChanges } from './settled-changes.ts'
import { type TreeWatcher, watchTree } from './watch-tree.ts'

interface DevInput {
  readonly roots: readonly string[]
  readonly origin: string
  readonly features?: readonly Feature[]
  /** As in `SiteSettings`. */
  readonly runner?: string | undefined
  readonly popularityFile?: string
  /** As in `LiveSite`. */
  readonly cache?: Omit<CachePlace, 'version'>
  readonly web: WebBuild
  readonly onDiagnostic: (diagnostic: Diagnostic) => void
  /** A file of the content has changed. */
  readonly onEdit?: () => void
}

/** The content is read in the background after the first page, or when none was asked for in this time. */
const MAX_IDLE_MS = 1000
/** Memory is released when nothing is asked for or changed for this time. */
const QUIET_MS = 2000
/** Most of this is in use when 15,000 pages are known. */
const LARGE_MB = 200

/** The site of `lectern dev`. */
export interface DevSite extends SiteSource {
  /** Begins to watch and to read the content, where that has not begun. Resolves when all pages are known. */
  whenComplete(): Promise<void>
  /** As in `Brand`. */
  readonly siteName: string
}

/**
 * The content as it is on disk, as the source of a site. Pages are read when they are asked for; after the first one the content roots are watched,
 * and then read in the background (docs/behaviour/build.md 16).
 *
 * @throws ContentError when a root can't be read
 */
export async function openDevSite({
  roots,
  origin,
  features,
  runner,
  popularityFile,
  cache,
  web,
  onDiagnostic,
  onEdit,
}: DevInput): Promise<DevSite> {
  const { renderPage }: { renderPage: RenderPage } = await import(web.serverEntry)
  const live = new LiveSite({
    roots,
    origin,
    features,
    runner,
    ...(popularityFile === undefined ? {} : { popularityFile }),
    cache,
    webAssets: web.assets,
    renderPage,
    onDiagnostic,
    onChange: (changed) => publish(changed),
    onRead: (file) => watchNow(file),
    onComplete: () => {
      snapshot = takeSnapshot()
      cleanup.plan()
    },
    readHistories: (folders) => readHistoriesInThread(folders),
  })
  const search = createLiveSearch({
    roots,
    ...(features === undefined ? {} : { features }),
    ...(popularityFile === undefined ? {} : { popularityFile }),
  })
  const listeners = new Set<(changed: readonly string[] | '*') => void>()
  const cleanup = createQuietTask(createMemoryRelease(LARGE_MB), QUIET_MS)
  let edits = 0
  let snapshot = takeSnapshot()

  const changes = settleChanges((paths) => {
    try {
      const changed = live.update(paths)
      if (changed.length > 0) publish(changed)
    } catch (error) {
      const isFixable = error instanceof ContentError || (error instanceof Error && 'syscall' in error)
      if (!isFixable) throw error
      onDiagnostic({
        kind: 'content',
        severity: 'error',
        message: error.message,
        file: paths[0] ?? '',
        hint: 'the site still shows the previous content',
      })
    }
  })
  const onChange = (path: string): void => {
    changes.add(path)
    cleanup.plan()
    onEdit?.()
  }
  let watchers: readonly TreeWatcher[] = []
  /** Files of pages that were built before any folder was watched. */
  const early: string[] = []
  let begun: Promise<void> | undefined
  let isClosed = false
  /** First the folders are watched, so that no change is missed between reading and watching. */
  const begin = (): Promise<void> => {
    clearTimeout(idleTimer)
    begun ??= watchAndRead()
    return begun
  }
  const idleTimer = setTimeout(begin, MAX_IDLE_MS)

  async function watchAndRead(): Promise<void> {
    watchers = live.roots.map((root) => watchTree(root, { onChange, report: console.error }))
    for (const file of early.splice(0)) watchNow(file)
    await Promise.all(watchers.map(({ whenReady }) => whenReady))
    if (!isClosed) live.start()
  }

  /** What a page was built from changes in the next moment, perhaps: its writer is looking at it. */
  function watchNow(file: string): void {
    if (watchers.length === 0) early.push(file)
    const root = live.roots.findIndex((candidate) => file.startsWith(candidate + sep))
    watchers[root]?.watchNow(dirname(file))
  }

  function publish(changed: readonly string[] | '*'): void {
    edits += 1
    snapshot = takeSnapshot()
    for (const listener of listeners) listener(changed)
  }

  /** A file that needs all pages waits for them. */
  async function read(path: string): Promise<SiteFileBytes | undefined> {
    cleanup.postpone()
    const found = live.readNow(path) ?? (await readWebFile(web, path))
    const whenBegun = begin()
    if (found !== undefined || live.isComplete) return found
    await whenBegun
    await live.whenComplete()
    return live.read(path)
  }

  /** A file with problems is watched as that of a page is: its writer is about to save it. */
  function findProblems(path: string): readonly Diagnostic[] {
    const problems = findPageProblems(path, live.roots, features)
    for (const { file } of problems) watchNow(file)
    if (problems.length > 0) void begin()
    return problems
  }

  /** Pages are always those on disk; the name of the snapshot says whether search has to look at them again. */
  function takeSnapshot(): SiteSnapshot {
    const id = `dev-${edits}`
    const locales = live.documentLocales
    return {
      id,
      csp: live.policyFrom(web.csp),
      runnerScript: web.runnerScript,
      compilerScript: web.compilerScript,
      pageUrls: () => live.pageUrls(),
      findPageUrl: (path) => live.findPageUrl(path),
      findPageProblems: findProblems,
      findRedirect: (path) => live.findRedirect(path),
      read,
      findHash: async (path) => (await read(path))?.hash,
      searchIndexes: locales.map((locale) => ({ locale, file: `of ${locale}` })),
      async readSearchIndex(locale) {
        await begin()
        return await search.read(id, locales, locale)
      },
    }
  }

  return {
    current: () => snapshot,
    siteName: live.siteName,
    async whenComplete() {
      await begin()
      await live.whenComplete()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      changes.cancel()
      clearTimeout(idleTimer)
      cleanup.cancel()
      live.close()
      for (const watcher of watchers) watcher.close()
      listeners.clear()
      search.close()
    },
  }
}

/** A bundle of src/web. Names with `..` lead nowhere. */
async function readWebFile(web: WebBuild, path: string): Promise<SiteFileBytes | undefined> {
  if (path.split('/').includes('..') || path.includes('\0')) return undefined
  try {
    const bytes = await readFile(join(web.publicFolder, path))
    return { bytes, hash: hash('sha1', bytes) }
  } catch {
    return undefined
  }
}
