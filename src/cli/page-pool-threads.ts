import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PagePool, PageTask, PoolSetup, TaskResult } from '#content/write/page-pool.ts'
import { SiteFolderError } from '#content/write/site-folder.ts'

/** What a thread is sent: its set-up once, then batches until there are none left. */
export type ToThread = { readonly tasks: readonly PageTask[] }
/** What it answers: results, or what made it give up: a file that can't be written, or a fault of ours. */
export type FromThread = { readonly results: readonly TaskResult[] } | { readonly unwritable: string } | { readonly fatal: string }

/** Pages in a batch: enough that messages don't count, few enough that both cores end together. */
const BATCH = 24
/** Batches a thread holds at a time, so that it never waits for the next. */
const AHEAD = 2
/** A page takes less than this; fewer pages are not worth another thread, which first loads the code and the compat data. */
const MIN_TASKS_PER_THREAD = 60

/** Threads of this process, one for each core. */
export function createThreadPool(maxThreads = availableParallelism()): PagePool {
  return {
    async run(setup, tasks, onResults, signal) {
      if (tasks.length === 0) return
      const queue = batches(tasks)
      const count = Math.max(1, Math.min(maxThreads, Math.ceil(tasks.length / MIN_TASKS_PER_THREAD)))
      const stop = new AbortController()
      const both = AbortSignal.any([signal, stop.signal])
      const threads = Array.from({ length: count }, () => runThread(setup, queue, onResults, both))
      try {
        await Promise.all(threads)
      } catch (error) {
        stop.abort(error)
        await Promise.allSettled(threads)
        throw error
      }
    },
  }
}

function batches(tasks: readonly PageTask[]): PageTask[][] {
  const queue: PageTask[][] = []
  for (let start = 0; start < tasks.length; start += BATCH) queue.push(tasks.slice(start, start + BATCH))
  return queue.reverse()
}

/** One thread's life: it takes batches from the queue until this is empty. */
function runThread(
  setup: PoolSetup,
  queue: PageTask[][],
  onResults: (results: readonly TaskResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: setup, env: { NODE_ENV: 'production' } })
    let open = 0
    let isDone = false
    const end = (settle: () => void): void => {
      if (isDone) return
      isDone = true
      signal.removeEventListener('abort', onAbort)
      void worker.terminate().then(settle, settle)
    }
    const onAbort = (): void => end(() => reject(signal.reason))
    const feed = (): void => {
      const tasks = queue.pop()
      if (tasks !== undefined) {
        open += 1
        const message: ToThread = { tasks }
        worker.postMessage(message)
      } else if (open === 0) end(resolve)
    }
    signal.addEventListener('abort', onAbort)
    worker.on('message', (message: FromThread) => {
      if (isDone) return
      if ('unwritable' in message) return end(() => reject(new SiteFolderError(message.unwritable)))
      if ('fatal' in message) return end(() => reject(new Error(message.fatal)))
      open -= 1
      onResults(message.results)
      feed()
    })
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', (code) => end(() => reject(new Error(`a build thread ended with code ${code}`))))
    if (signal.aborted) return onAbort()
    for (let batch = 0; batch < AHEAD; batch++) feed()
  })
}
