import type { IndexSearch, SearchTask, WrittenSearch } from '#content/build/write-index-files.ts'
import { runThreads } from './threads.ts'

/** Writes the search indexes in a thread, so that the progress and the signals of the process are heard meanwhile. */
export function createSearchIndexer(): IndexSearch {
  const module = new URL('./search-thread.ts', import.meta.url)
  return async (tasks, signal) => {
    const written: WrittenSearch[] = []
    await runThreads<undefined, SearchTask, WrittenSearch>({
      module,
      setup: undefined,
      tasks,
      onResults: (batch) => written.push(...batch),
      signal,
      maxThreads: 2,
    })
    return written
  }
}
