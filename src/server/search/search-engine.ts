import { availableParallelism } from 'node:os'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { IndexFormatError, openSections } from '#search/index-format.ts'
import { AppError } from '../http/errors/app-error.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'
import { type SearchThreads, startSearchThreads } from './search-threads.ts'

export interface SearchEngine {
  /**
   * @param network that asks (`addressPrefix`)
   * @throws AppError `unavailable` while there is no index, or when too many ask
   */
  ask(question: SearchQuestion, network: string): Promise<SearchAnswer>
  /** Loads the indexes of the first build. Resolves when they are loaded, as far as they are sound. The first question does it as well. */
  start(): Promise<void>
  close(): Promise<void>
}

/** More threads would take memory and leave no core for pages. */
const MAX_THREADS = 2

export interface SearchEngineOptions {
  readonly report: (message: string) => void
  /**
   * The indexes of this site cost more than reading a file, and it changes all the time: nothing is loaded before the first question, and
   * after a change the previous indexes answer the next one, which has the new ones made.
   */
  readonly isLazy?: boolean
}

/**
 * Search over the build that is served, in threads of their own. A new build is taken up when its indexes are loaded. Without a sound index
 * search alone is not there, and `report` gets the name of the missing or broken file.
 */
export function createSearchEngine(site: SiteSource, { report, isLazy = false }: SearchEngineOptions): SearchEngine {
  let threads: SearchThreads | undefined
  /** Of the build that is being taken up, then the same as `threads`. */
  let next: SearchThreads | undefined
  let loadedId: string | undefined
  let isClosed = false
  /** Questions that are not answered yet: a change of builds lets them be. */
  const underWay = new Set<Promise<SearchAnswer>>()
  const start = keepOnce(async () => {
    if (!isLazy) await load()
  })
  let refreshed: Promise<void> | undefined

  async function load(): Promise<void> {
    const snapshot = site.current()
    if (snapshot.id === loadedId || isClosed) return
    const indexes = await readIndexes(snapshot, (message) => isClosed || report(message))
    if (isClosed) return
    if (!isLazy && site.current().id !== snapshot.id) return await load()
    loadedId = snapshot.id
    next = indexes.length === 0 ? undefined : startSearchThreads({ indexes }, Math.min(MAX_THREADS, availableParallelism()))
    if (threads !== undefined) await next?.ready
    const [previous, asked] = [threads, [...underWay]]
    threads = next
    await Promise.allSettled(asked)
    await previous?.close()
  }

  function refresh(): void {
    refreshed = (refreshed ?? start()).then(load)
  }

  const stop = isLazy ? () => undefined : site.subscribe(refresh)
  return {
    async ask(question, network) {
      if (isLazy && site.current().id !== loadedId) refresh()
      // Until a thread of a new build is ready, those of the previous one answer.
      if (threads === undefined) await (refreshed ?? start())
      if (threads === undefined) throw new AppError('unavailable')
      const answer = threads.ask(question, network)
      underWay.add(answer)
      return await answer.finally(() => underWay.delete(answer))
    },
    start,
    async close() {
      isClosed = true
      stop()
      await Promise.all([threads?.close(), next?.close()])
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
  const { buffer } = bytes
  if (buffer instanceof SharedArrayBuffer && buffer.byteLength === bytes.byteLength) return buffer
  const shared = new SharedArrayBuffer(bytes.byteLength)
  new Uint8Array(shared).set(bytes)
  return shared
}
