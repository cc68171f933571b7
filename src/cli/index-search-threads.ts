import { availableParallelism } from 'node:os'
import type { CountTask, PostedPage } from '#content/build/count-pages.ts'
import { ReceivedPages } from '#content/build/received-pages.ts'
import {
  type IndexSearch,
  MissingSourceError,
  pagesToCount,
  type SearchTask,
  type WrittenSearch,
  writeFromSources,
  writeIndexFiles,
} from '#content/build/write-index-files.ts'
import { collectGarbageAbove } from './collect-garbage.ts'
import { reasonOf } from './reason-of.ts'
import { runHere } from './run-here.ts'
import { heapLimitOf, runThreads } from './threads.ts'

/**
 * Writes the search indexes. An index of which a few pages have changed takes less time than the start of a thread and is written here; the others are
 * made in threads, so that the progress and the signals of the process are heard meanwhile.
 */
export function createSearchIndexer(): IndexSearch {
  return async (tasks, signal) => {
    const { small = [], large = [] } = Object.groupBy(tasks, ({ sources }) => (sources === undefined ? 'large' : 'small'))
    const here = await writeHere(small, signal)
    const inThreads = await writeLarge([...large, ...here.filter((result) => 'pages' in result).map(withoutSources)], signal)
    const anew = await writeLarge(inThreads.filter((result) => 'pages' in result).map(withoutPrevious), signal)
    return [...here, ...inThreads, ...anew].filter((result) => 'hash' in result)
  }
}

/**
 * A task itself stands for an index that needs other pages than it got. Here these are pages that have another redirect and the same text; in threads, which
 * look for the pages themselves, the previous index is damaged.
 */
type Result = WrittenSearch | SearchTask

/** The previous index stays: only the pages that are not in it as they are now are read. */
function withoutSources({ sources: _sources, ...task }: SearchTask): SearchTask {
  return task
}

function withoutPrevious({ previous: _previous, sources: _sources, ...task }: SearchTask): SearchTask {
  return task
}

async function writeHere(tasks: readonly SearchTask[], signal: AbortSignal): Promise<readonly Result[]> {
  const results: Result[] = []
  const write = (task: SearchTask): Result => attempt(task, writeFromSources)
  await runHere(tasks, write, { onResults: (batch) => results.push(...batch), signal })
  return results
}

function attempt(task: SearchTask, write: (task: SearchTask) => WrittenSearch): Result {
  try {
    return write(task)
  } catch (error) {
    if (error instanceof MissingSourceError) return task
    throw new Error(`the search index could not be written: ${reasonOf(error)}`, { cause: error })
  }
}

/** On all cores where one language has most of the pages; several large ones are written by one thread, which needs less memory (docs/decisions/0189). */
function writeLarge(tasks: readonly SearchTask[], signal: AbortSignal): Promise<readonly Result[]> {
  const sizes = tasks.map(({ pages }) => pages.length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return 2 * Math.max(0, ...sizes) > all ? writeCounted(tasks, signal) : writeInThread(tasks, signal)
}

/** The code takes 30 MB, and what is counted of a page 5 KB. */
const HEAP = { baseMb: 200, pagesPerMb: 50 }

async function writeInThread(tasks: readonly SearchTask[], signal: AbortSignal): Promise<readonly WrittenSearch[]> {
  const module = new URL('./search-thread.ts', import.meta.url)
  const written: WrittenSearch[] = []
  const onResults = (batch: readonly WrittenSearch[]): void => {
    written.push(...batch)
  }
  const maxHeapMb = heapLimitOf(Math.max(0, ...tasks.map(({ pages }) => pages.length)), HEAP)
  await runThreads<undefined, SearchTask, WrittenSearch>({ module, setup: undefined, tasks, onResults, signal, maxThreads: 1, maxHeapMb })
  return written
}

/** The code takes 30 MB, and the list of the words of a language is limited (`src/search/term-counter.ts`). */
const COUNT_HEAP_MB = 100
/** A small site leaves little, and collecting takes half a second. */
const MUCH_MB = 250
/** Fewer are counted sooner than another thread has loaded the code. */
const PAGES_PER_THREAD = 1000

/** Counts the pages in threads, one for each core, and writes each index when its last page has come. */
async function writeCounted(tasks: readonly SearchTask[], signal: AbortSignal): Promise<readonly Result[]> {
  const results: Result[] = []
  const open = new Map<string, Counting>()
  const finish = ({ task, received }: Counting): void => {
    open.delete(task.locale)
    results.push(attempt(task, () => writeIndexFiles(task, received)))
  }
  const pages = tasks.flatMap((task) => {
    const own = countTasksOf(task)
    if (own.length === 0) finish({ task, received: new ReceivedPages(), size: 0 })
    else open.set(task.locale, { task, received: new ReceivedPages(), size: own.length })
    return own
  })
  const onResults = (posted: readonly PostedPage[]): void => {
    for (const page of posted) {
      const counting = open.get(page.locale)
      if (counting === undefined) throw new Error(`a page of ${page.locale} came that no index needs`)
      counting.received.take(page)
      if (counting.received.size === counting.size) finish(counting)
    }
  }
  const counted = runThreads<undefined, CountTask, PostedPage>({
    module: new URL('./count-thread.ts', import.meta.url),
    setup: undefined,
    tasks: pages,
    onResults,
    signal,
    maxThreads: Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_THREAD)),
    maxHeapMb: COUNT_HEAP_MB,
  })
  // Building the pages has left much, and this thread has nothing to do while the others load their code.
  collectGarbageAbove(MUCH_MB)
  await counted
  return results
}

interface Counting {
  readonly task: SearchTask
  readonly received: ReceivedPages
  /** How many pages are counted. */
  readonly size: number
}

function countTasksOf(task: SearchTask): readonly CountTask[] {
  const { locale, publicFolder, aliases } = task
  return pagesToCount(task).map(({ url }) => ({ locale, url, publicFolder, aliases: aliases.get(url) ?? [] }))
}
