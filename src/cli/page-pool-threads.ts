import type { PagePool } from '#content/build/page-pool.ts'
import { collectGarbageAbove } from './collect-garbage.ts'
import { FEW_TASKS, runHere } from './run-here.ts'
import { heapLimitOf, runThreads } from './threads.ts'

/** What a thread holds of the code and the data packages is 70 MB; of a page, what all other pages may ask of it is 1 KB. */
const HEAP = { baseMb: 250, pagesPerMb: 100 }
/** A small site leaves little, and collecting takes half a second. */
const MUCH_MB = 250

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
      const maxHeapMb = heapLimitOf(setup.pages.length, HEAP)
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
      collectGarbageAbove(MUCH_MB)
      await written
    },
  }
}
