import { availableParallelism } from 'node:os'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { IndexFormatError, openSections } from '#search/index-format.ts'
import { AppError } from '../http/app-error.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'
import { type SearchThreads, startSearchThreads } from './search-threads.ts'

export interface SearchEngine {
  /** @throws AppError `unavailable` while there is no index */
  ask(question: SearchQuestion): Promise<SearchAnswer>
  /** Resolves when the indexes of the first build are loaded, as far as they are sound. */
  started(): Promise<void>
  close(): Promise<void>
}

/** More threads would take memory and leave no core for pages. */
const MAX_THREADS = 2

/**
 * Search over the build that is served, in threads of their own. A new build is taken up when its indexes are loaded; until then the former
 * one answers. Without a sound index search alone is not there, and `report` is told which file is missing or broken.
 */
export function createSearchEngine(site: SiteSource, report: (message: string) => void): SearchEngine {
  let threads: SearchThreads | undefined
  let loadedId: string | undefined
  let loading = load()
  const started = loading

  async function load(): Promise<void> {
    const snapshot = site.current()
    if (snapshot.id === loadedId) return
    const indexes = await readIndexes(snapshot, report)
    if (site.current().id !== snapshot.id) return await load()
    const former = threads
    loadedId = snapshot.id
    threads = indexes.length === 0 ? undefined : startSearchThreads({ indexes }, Math.min(MAX_THREADS, availableParallelism()))
    await former?.close()
  }

  const stop = site.subscribe(() => {
    loading = loading.then(load)
  })
  return {
    async ask(question) {
      await loading
      if (threads === undefined) throw new AppError('unavailable')
      return await threads.ask(question)
    },
    started: () => started,
    async close() {
      stop()
      await loading
      await threads?.close()
    },
  }
}

async function readIndexes(snapshot: SiteSnapshot, report: (message: string) => void): Promise<SearchWorkerData['indexes']> {
  const read = await Promise.all(snapshot.searchIndexes.map(({ locale, file }) => readIndex(snapshot, { locale, file }, report)))
  return read.flatMap((index) => index ?? [])
}

async function readIndex(
  snapshot: SiteSnapshot,
  { locale, file }: SiteSnapshot['searchIndexes'][number],
  report: (message: string) => void,
): Promise<SearchWorkerData['indexes'][number] | undefined> {
  try {
    const bytes = await snapshot.readSearchIndex(locale)
    openSections(bytes)
    return { locale, bytes: share(bytes) }
  } catch (error) {
    const reason =
      error instanceof IndexFormatError ? error.message : error instanceof Error ? `can't be read: ${error.message}` : String(error)
    report(`search index ${file} ${reason}; search in ${locale} is not available`)
    return undefined
  }
}

function share(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.byteLength)
  new Uint8Array(shared).set(bytes)
  return shared
}
