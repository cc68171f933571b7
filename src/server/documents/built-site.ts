import { type FSWatcher, watch } from 'node:fs'
import type { SiteSource } from '#contracts/site-source.ts'
import { createByteCache } from '../http/responses/byte-cache.ts'
import { type OpenBuild, openCurrentBuild, readCurrentLink } from './open-build.ts'

export interface BuiltSiteOptions {
  /** Gets one line when a new build can't be loaded; the old one stays. */
  readonly report?: (message: string) => void
  /** For files cached in memory. */
  readonly maxCacheBytes?: number
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** The system's watcher says at once where it works; this finds what it missed. */
const CHECK_MS = 1000
/** A new build that can't be opened is tried again after this time: the process may have had too many open files. */
const RETRY_MS = 60_000

/**
 * A finished build as the source of a site (layout: contracts/manifest.ts). A build that takes its place is taken up by itself; requests
 * already under way finish with the one they began with.
 *
 * @param folder the site folder, with the link `current`
 * @throws Error with one line that names the path and what to do, when there is no build or it is broken
 */
export function openBuiltSite(folder: string, options: BuiltSiteOptions = {}): SiteSource {
  const { report = console.error, maxCacheBytes = MAX_CACHE_BYTES } = options
  const cache = createByteCache(maxCacheBytes)
  const listeners = new Set<(changed: '*') => void>()
  let build: OpenBuild = openCurrentBuild(folder, { cache, onMissing: check })
  let rejected: { readonly target: string; readonly at: number } | undefined

  function check(): void {
    const target = readCurrentLink(folder)
    if (target === build.target || target === undefined) return
    const before = rejected?.target === target ? rejected : undefined
    if (before !== undefined && performance.now() - before.at < RETRY_MS) return
    try {
      build = openCurrentBuild(folder, { cache, onMissing: check })
      rejected = undefined
    } catch (error) {
      rejected = { target, at: performance.now() }
      if (before === undefined) report(`${error instanceof Error ? error.message : String(error)}; still serving ${build.snapshot.id}`)
      return
    }
    for (const listener of listeners) listener('*')
  }

  const watcher = watchFolder(folder, check)
  const timer = setInterval(check, CHECK_MS).unref()
  return {
    current: () => build.snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      clearInterval(timer)
      watcher?.close()
      listeners.clear()
    },
  }
}

/** Undefined where the system has no watches to give; the timer is enough then. */
function watchFolder(folder: string, check: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, check)
    return watcher.on('error', () => watcher.close())
  } catch {
    return undefined
  }
}
