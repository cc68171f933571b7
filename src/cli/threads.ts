import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Tasks } from '#content/build/page-pool.ts'
import { SiteFolderError } from '#content/build/site-folder.ts'
import { COMPILE_CACHE } from './compile-cache.ts'

/** Messages to a thread: its set-up once, then batches until there are none left, then that it is to end. */
export type ToThread<Setup, Task> = { readonly setup: Setup } | { readonly tasks: readonly Task[] } | { readonly end: true }
/** Messages from a thread: results, or the reason why it stopped: a file that can't be written, or an error of this program. */
export type FromThread<Result> = { readonly results: readonly Result[] } | { readonly unwritable: string } | { readonly fatal: string }

/** Work for threads. */
export interface ThreadWork<Setup, Task, Result> {
  /** The module that a thread runs; it calls `answerTasks`. */
  readonly module: URL
  /** Plain data that can be posted. */
  readonly setup: Setup
  /** One that is made only when it is asked for is made in this thread. */
  readonly tasks: Tasks<Task>
  readonly onResults: (results: readonly Result[]) => void
  readonly signal: AbortSignal
  /** As many as there are cores, by default. */
  readonly maxThreads?: number
  /** The most that objects in use may take in a thread; absent: as much as the machine allows. */
  readonly maxHeapMb?: number | undefined
}

/** From here on V8 grows a heap fourfold before it looks for what is no longer used. */
const LARGE_HEAP_MB = 2000

/**
 * The limit of the heap of a thread that works on pages: far above what it needs, and low enough that V8 collects before the heap is several times what is in
 * use (docs/decisions/0103). Undefined where that would be a large heap.
 *
 * @param needs several times what the thread has in use: `baseMb` without pages, and 1 MB more for each `pagesPerMb` pages
 */
export function heapLimitOf(pages: number, needs: { readonly baseMb: number; readonly pagesPerMb: number }): number | undefined {
  const limit = needs.baseMb + Math.ceil(pages / needs.pagesPerMb)
  return limit < LARGE_HEAP_MB ? limit : undefined
}

/** Tasks in a batch: so many that messages cost little, so few that all threads end at about the same time. */
const BATCH = 24
/** Batches a thread holds at a time, so that it never waits for the next. */
const AHEAD = 2
/** For fewer tasks another thread is not worth it: loading the code and the compatibility data takes longer than the tasks. */
const MIN_TASKS_PER_THREAD = 60

/**
 * Carries out all tasks in threads of this process, in any order.
 *
 * @throws SiteFolderError when a file can't be written, an Error when a thread fails, the abort reason of `signal`, and what `onResults` throws
 */
export async function runThreads<Setup, Task, Result>(work: ThreadWork<Setup, Task, Result>): Promise<void> {
  const { tasks, signal, maxThreads = availableParallelism() } = work
  if (tasks.length === 0) return
  const queue = batchesOf(tasks)
  const count = Math.max(1, Math.min(maxThreads, Math.ceil(tasks.length / MIN_TASKS_PER_THREAD)))
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const threads = Array.from({ length: count }, () => runThread({ ...work, signal: both }, queue))
  try {
    await Promise.all(threads)
  } catch (error) {
    stop.abort(error)
    await Promise.allSettled(threads)
    throw error
  }
}

function* batchesOf<Task>(tasks: Iterable<Task>): Generator<Task[], undefined> {
  let batch: Task[] = []
  for (const task of tasks) {
    if (batch.push(task) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Runs one thread, which takes batches from the queue until the queue is empty. */
function runThread<Setup, Task, Result>(
  { module, setup, onResults, signal, maxHeapMb }: ThreadWork<Setup, Task, Result>,
  queue: Iterator<Task[], undefined>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, {
      env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILE_CACHE },
      execArgv: ['--import', import.meta.resolve('./use-packed-packages.ts')],
      resourceLimits: maxHeapMb === undefined ? {} : { maxOldGenerationSizeMb: maxHeapMb },
    })
    const post = (message: ToThread<Setup, Task>): void => worker.postMessage(message)
    let open = 0
    let isDone = false
    const stopListening = (): void => {
      isDone = true
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (reason: unknown): void => {
      if (isDone) return
      stopListening()
      const settle = (): void => reject(reason)
      void worker.terminate().then(settle, settle)
    }
    const onAbort = (): void => fail(signal.reason)
    const feed = (): void => {
      const tasks = queue.next().value
      if (tasks !== undefined) {
        open += 1
        post({ tasks })
      } else if (open === 0) {
        stopListening()
        worker.once('exit', () => resolve())
        post({ end: true })
      }
    }
    signal.addEventListener('abort', onAbort)
    worker.on('message', (message: FromThread<Result>) => {
      if (isDone) return
      if ('unwritable' in message) return fail(new SiteFolderError(message.unwritable))
      if ('fatal' in message) return fail(new Error(message.fatal))
      open -= 1
      try {
        onResults(message.results)
        feed()
      } catch (error) {
        fail(error)
      }
    })
    worker.on('error', fail)
    worker.on('exit', (code) => fail(new Error(`a build thread ended with code ${code}`)))
    if (signal.aborted) return onAbort()
    post({ setup })
    try {
      for (let batch = 0; batch < AHEAD; batch++) feed()
    } catch (error) {
      fail(error)
    }
  })
}
