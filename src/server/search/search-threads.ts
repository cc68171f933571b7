import { Worker } from 'node:worker_threads'
import { AppError } from '../http/errors/app-error.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'
import { createWaitingLine, type Waiter } from './waiting-line.ts'

/** Threads that answer queries of one build. */
export interface SearchThreads {
  /** Resolves when the first thread is ready; also when none is, because they can't start or are closed. */
  readonly ready: Promise<void>
  /**
   * @param network that asks: one may not have the whole line, and each has its turn
   * @throws AppError `unavailable` when too many wait, the turn came too late, or the thread failed or took too long
   */
  ask(question: SearchQuestion, network: string): Promise<SearchAnswer>
  close(): Promise<void>
}

interface Waiting extends Waiter {
  readonly question: SearchQuestion
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: Error) => void
}

/** At a few milliseconds each, the last of them waits some tenths of a second. */
const MAX_WAITING = 200
/** A part of the line: when one network floods it, others still find room, and have their turns. */
const MAX_PER_NETWORK = 50
/** A query that has waited longer is rejected. */
const MAX_WAIT_MS = 1000
/** A full line is empty again within this time, in seconds. */
const BUSY_RETRY_AFTER_S = '2'
/** A query takes milliseconds; a thread that is not back by then is replaced. */
const QUERY_TIMEOUT_MS = 5000
/** When no thread could start, a query that comes after this time starts them again. */
const RESTART_MS = 5000
const MODULE = new URL('./search-worker.ts', import.meta.url)

/**
 * Starts the threads. Each answers one query at a time, so that one slow query does not hold up the next ones while another thread is free.
 *
 * @param startWorker stands for the operating system in tests, which can reject a thread
 */
export function startSearchThreads(data: SearchWorkerData, count: number, startWorker = startModule): SearchThreads {
  const limits = { maxWaiting: MAX_WAITING, maxPerNetwork: MAX_PER_NETWORK, maxWaitMs: MAX_WAIT_MS }
  const waiting = createWaitingLine<Waiting>({ ...limits, now: () => performance.now() })
  const idle: SearchThread[] = []
  const all = new Set<SearchThread>()
  const ready = Promise.withResolvers<void>()
  let isClosed = false
  /** Why no thread is there, and since when. */
  let failed: { readonly cause: unknown; readonly at: number } | undefined
  let lateTimer: NodeJS.Timeout | undefined

  function start(): void {
    if (isClosed) return
    const thread = new SearchThread({
      onFree: () => {
        waiting.start()
        ready.resolve()
        idle.push(thread)
        next()
      },
      onEnd: (wasReady, cause) => {
        all.delete(thread)
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
        // One that can't even start would only fail again.
        if (wasReady) start()
        else if (all.size === 0) giveUp(cause)
      },
    })
    all.add(thread)
    thread.start(() => startWorker(data))
  }

  function giveUp(cause: unknown): void {
    failed = { cause, at: performance.now() }
    reject(cause)
  }

  function reject(cause?: unknown): void {
    ready.resolve()
    clearTimeout(lateTimer)
    lateTimer = undefined
    for (const { reject } of waiting.clear()) reject(new AppError('unavailable', { cause }))
  }

  function startAll(): void {
    failed = undefined
    for (let index = 0; index < count && failed === undefined; index += 1) start()
  }

  function next(): void {
    const job = idle.length > 0 ? waiting.next() : undefined
    if (job !== undefined) idle.pop()?.run(job)
  }

  /** Rejects those who wait too long while all threads are busy. One timer is enough: who came first is late first. */
  function rejectLate(): void {
    const leftMs = waiting.dropLate()
    lateTimer = leftMs === undefined ? undefined : setTimeout(rejectLate, leftMs + 1).unref()
  }

  startAll()
  return {
    ready: ready.promise,
    ask(question, network) {
      if (failed !== undefined && performance.now() - failed.at >= RESTART_MS) startAll()
      if (isClosed || failed !== undefined) return Promise.reject(new AppError('unavailable', { cause: failed?.cause }))
      return new Promise((resolve, reject) => {
        const giveUp = (): void => reject(new AppError('unavailable', { headers: { 'retry-after': BUSY_RETRY_AFTER_S } }))
        if (!waiting.join({ question, network, resolve, reject, giveUp })) return giveUp()
        next()
        if (lateTimer === undefined) rejectLate()
      })
    },
    async close() {
      isClosed = true
      reject()
      await Promise.all([...all].map((thread) => thread.close()))
    },
  }
}

interface ThreadEvents {
  readonly onFree: () => void
  /** It has failed and is gone. */
  readonly onEnd: (wasReady: boolean, cause: unknown) => void
}

function startModule(workerData: SearchWorkerData): Worker {
  return new Worker(MODULE, { workerData })
}

/** One thread with the query it is at. */
class SearchThread {
  #worker: Worker | undefined
  readonly #events: ThreadEvents
  #job: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #isReady = false
  /** Nothing that it still reports counts: its place may have been given to another thread. */
  #hasEnded = false

  constructor(events: ThreadEvents) {
    this.#events = events
  }

  start(startWorker: () => Worker): void {
    try {
      this.#worker = startWorker()
    } catch (error) {
      this.#fail(error)
      return
    }
    this.#worker.unref()
    this.#worker.on('message', (message: 'ready' | { answer: SearchAnswer }) =>
      this.#answered(message === 'ready' ? undefined : message.answer),
    )
    this.#worker.on('error', (error) => this.#fail(error))
  }

  run(job: Waiting): void {
    this.#job = job
    this.#timer = setTimeout(() => this.#fail(new Error('a query took too long')), QUERY_TIMEOUT_MS)
    this.#worker?.postMessage({ question: job.question })
  }

  async close(): Promise<void> {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    this.#job?.reject(new AppError('unavailable'))
    this.#job = undefined
    await this.#worker?.terminate()
  }

  #answered(answer: SearchAnswer | undefined): void {
    if (this.#hasEnded) return
    clearTimeout(this.#timer)
    const job = this.#job
    this.#job = undefined
    this.#isReady = true
    if (answer !== undefined) job?.resolve(answer)
    this.#events.onFree()
  }

  #fail(cause: unknown): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#timer)
    this.#job?.reject(new AppError('unavailable', { cause }))
    this.#job = undefined
    void this.#worker?.terminate()
    this.#events.onEnd(this.#isReady, cause)
  }
}
