import type { IndexSearch } from '#content/search/write-search-index.ts'
import { runThreads } from './threads.ts'

/** Writes the search indexes in a thread, so that the progress and the signals of the process are heard meanwhile. */
export function createSearchIndexer(): IndexSearch {
  const module = new URL('./search-thread.ts', import.meta.url)
  return (tasks, signal) => runThreads({ module, setup: undefined, tasks, onResults: () => undefined, signal, maxThreads: 2 })
}
