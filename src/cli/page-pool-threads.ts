import type { PagePool } from '#content/write/page-pool.ts'
import { runThreads } from './threads.ts'

/** Threads that build pages, one for each core. */
export function createThreadPool(maxThreads?: number): PagePool {
  const module = new URL('./build-worker.ts', import.meta.url)
  return {
    run: (setup, tasks, onResults, signal) =>
      runThreads({ module, setup, tasks, onResults, signal, ...(maxThreads === undefined ? {} : { maxThreads }) }),
  }
}
