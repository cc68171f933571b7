import type { PagePool } from '#content/build/page-pool.ts'
import { collectGarbage } from './keep-heap-small.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { runThreads } from './threads.ts'

/** What a thread holds of the code and the data packages is 70 MB; of a page, what all other pages may ask of it is 1 KB. Both several times over. */
const HEAP_MB = 250
const PAGES_PER_MB = 100
/** From here on V8 grows a heap fourfold before it looks for what is no longer used. */
const LARGE_HEAP_MB = 2000

/**
 * The limit of a thread's heap: far above what it needs, and low enough that V8 collects before the heap is several times what is in use
 * (docs/decisions/0103). Undefined for a site of more than 175,000 pages.
 */
function heapLimitOf(pages: number): number | undefined {
  const limit = HEAP_MB + Math.ceil(pages / PAGES_PER_MB)
  return limit < LARGE_HEAP_MB ? limit : undefined
}

/** Threads that build pages, one for each core. A few pages are built in the thread of the caller. */
export function createThreadPool(maxThreads?: number): PagePool {
  const module = new URL('./build-worker.ts', import.meta.url)
  return {
    async run(setup, tasks, onResults, signal) {
      if (tasks.length === 0) return
      if (tasks.length <= FEW_TASKS) {
        const { createPageTasks } = await import('./create-page-tasks.ts')
        return await runHere(tasks, await createPageTasks(setup), { onResults, signal })
      }
      const maxHeapMb = heapLimitOf(setup.pages.length)
      const written = runThreads({
        module,
        setup,
        tasks,
        onResults,
        signal,
        maxHeapMb,
        ...(maxThreads === undefined ? {} : { maxThreads }),
      })
      // Reading the content has left much, and this thread has nothing to do while the others load their code.
      collectGarbage()
      await written
    },
  }
}
