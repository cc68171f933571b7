import {
  type IndexSearch,
  MissingSourceError,
  type SearchTask,
  type WrittenSearch,
  writeFromSources,
} from '#content/build/write-index-files.ts'
import { reasonOf } from './reason-of.ts'
import { runHere } from './run-here.ts'
import { heapLimitOf, runThreads } from './threads.ts'

/**
 * Writes the search indexes. An index of which a few pages have changed takes less time than the start of a thread and is written here; the others are
 * written in threads, so that the progress and the signals of the process are heard meanwhile.
 */
export function createSearchIndexer(): IndexSearch {
  return async (tasks, signal) => {
    const { small = [], large = [] } = Object.groupBy(tasks, ({ sources }) => (sources === undefined ? 'large' : 'small'))
    const inThreads = writeInThreads(large, signal)
    try {
      const here = await writeHere(small, signal)
      return [...here.written, ...(await writeInThreads(here.incomplete, signal)), ...(await inThreads)]
    } finally {
      await Promise.allSettled([inThreads])
    }
  }
}

interface WrittenHere {
  readonly written: readonly WrittenSearch[]
  /** Tasks for which other pages have to be read: the previous index is damaged. */
  readonly incomplete: readonly SearchTask[]
}

async function writeHere(tasks: readonly SearchTask[], signal: AbortSignal): Promise<WrittenHere> {
  const results: (WrittenSearch | SearchTask)[] = []
  await runHere(tasks, writeSmall, { onResults: (batch) => results.push(...batch), signal })
  return { written: results.filter((result) => 'hash' in result), incomplete: results.filter((result) => 'pages' in result) }
}

/** @returns the task itself when the given sources are not enough */
function writeSmall(task: SearchTask): WrittenSearch | SearchTask {
  try {
    return writeFromSources(task)
  } catch (error) {
    if (error instanceof MissingSourceError) return task
    throw new Error(`the search index could not be written: ${reasonOf(error)}`, { cause: error })
  }
}

/** The code takes 30 MB, and what is counted of a page 5 KB. */
const HEAP = { baseMb: 200, pagesPerMb: 50 }

async function writeInThreads(tasks: readonly SearchTask[], signal: AbortSignal): Promise<readonly WrittenSearch[]> {
  const module = new URL('./search-thread.ts', import.meta.url)
  const written: WrittenSearch[] = []
  const onResults = (batch: readonly WrittenSearch[]): void => {
    written.push(...batch)
  }
  const maxHeapMb = heapLimitOf(Math.max(0, ...tasks.map(({ pages }) => pages.length)), HEAP)
  await runThreads<undefined, SearchTask, WrittenSearch>({ module, setup: undefined, tasks, onResults, signal, maxThreads: 2, maxHeapMb })
  return written
}
