import { hash } from 'node:crypto'
import { type FSWatcher, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LiveSite } from '#content/live/live-site.ts'
import { ContentError } from '#content/read/read-site.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Feature } from '#contracts/features.ts'
import type { RenderPage } from '#contracts/page.ts'
import type { SiteFileBytes, SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { createLiveSearch } from './live-search.ts'

interface DevInput {
  readonly roots: readonly string[]
  readonly origin: string
  readonly features?: readonly Feature[]
  /** As in `SiteSettings`. */
  readonly runner?: string | undefined
  readonly popularityFile?: string
  readonly web: WebBuild
  readonly onDiagnostic: (diagnostic: Diagnostic) => void
}

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 15

/**
 * The content as it is on disk, as the source of a site. Watches the content roots: a saved page is read again at once, anything else
 * (a sidebar, a redirect, a picture, site.json) reads the site again.
 *
 * @throws ContentError when a root can't be read
 */
export async function openDevSite({ roots, origin, features, runner, popularityFile, web, onDiagnostic }: DevInput): Promise<SiteSource> {
  const { renderPage }: { renderPage: RenderPage } = await import(web.serverEntry)
  const live = new LiveSite({
    roots,
    origin,
    features,
    runner,
    ...(popularityFile === undefined ? {} : { popularityFile }),
    webAssets: web.assets,
    renderPage,
    onDiagnostic,
  })
  const search = createLiveSearch({
    roots,
    ...(features === undefined ? {} : { features }),
    ...(popularityFile === undefined ? {} : { popularityFile }),
  })
  const listeners = new Set<(changed: readonly string[] | '*') => void>()
  const changes = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let edits = 0
  let snapshot = takeSnapshot()

  const apply = (): void => {
    const paths = [...changes]
    changes.clear()
    try {
      const changed = live.update(paths)
      edits += 1
      snapshot = takeSnapshot()
      for (const listener of listeners) listener(changed)
    } catch (error) {
      const isMendable = error instanceof ContentError || (error instanceof Error && 'syscall' in error)
      if (!isMendable) throw error
      onDiagnostic({
        kind: 'content',
        severity: 'error',
        message: error.message,
        file: paths[0] ?? '',
        hint: 'the site is shown as it was before',
      })
    }
  }
  const watchers = live.roots.map((root) =>
    watchRoot(root, (path) => {
      changes.add(path)
      clearTimeout(timer)
      timer = setTimeout(apply, SETTLE_MS)
    }),
  )

  /** Pages are always those on disk; the name of the snapshot tells whether search has to look at them again. */
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
      findRedirect: (path) => live.findRedirect(path),
      read: async (path) => live.read(path) ?? (await readWebFile(web, path)),
      findHash: async (path) => (live.read(path) ?? (await readWebFile(web, path)))?.hash,
      searchIndexes: locales.map((locale) => ({ locale, file: `of ${locale}` })),
      readSearchIndex: async (locale) => await search.read(id, locales, locale),
    }
  }

  return {
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      listeners.clear()
      search.close()
    },
  }
}

function watchRoot(root: string, onChange: (path: string) => void): FSWatcher {
  const watcher = watch(root, { recursive: true })
  watcher.on('change', (_, name) => {
    if (name !== null && !isPrivate(String(name))) onChange(join(root, String(name)))
  })
  watcher.on('error', () => undefined)
  return watcher
}

/** What is no content: the folders of version control, and what editors write beside a file while it is saved. */
function isPrivate(path: string): boolean {
  return path.endsWith('~') || path.split(sep).some((segment) => segment.startsWith('.'))
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
