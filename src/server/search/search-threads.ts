import { Worker } from 'node:worker_threads'
import { AppError } from '../http/app-error.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'

/** Threads that answer queries of one build. */
export interface SearchThreads {
  /** @throws AppError `unavailable` when too many wait, or the thread failed or took too long */
  ask(question: SearchQuestion): Promise<SearchAnswer>
  close(): Promise<void>
}

interface Waiting {
  readonly question: SearchQuestion
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: Error) => void
}

/** At a few milliseconds each, the last of them waits some seconds. */
const MAX_WAITING = 2000
/** A query takes milliseconds; a thread that is not back by then is replaced. */
const QUERY_TIMEOUT_MS = 5000
const MODULE = new URL('./search-worker.ts', import.meta.url)

/** Starts the threads. Each answers one query at a time, so that one slow query does not hold up those behind it while another thread is free. */
export function startSearchThreads(data: SearchWorkerData, count: number): SearchThreads {
  const waiting: Waiting[] = []
  const idle: SearchThread[] = []
  const all = new Set<SearchThread>()
  let isClosed = false

  function start(): void {
    if (isClosed) return
    const thread = new SearchThread(data, {
      onFree: () => {
        idle.push(thread)
        next()
      },
      onEnd: (wasReady) => {
        all.delete(thread)
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
        // One that can't even start would only fail again.
        if (wasReady) start()
        else if (all.size === 0) refuse()
      },
    })
    all.add(thread)
  }

  function refuse(): void {
    isClosed = true
    for (const { reject } of waiting.splice(0)) reject(new AppError('unavailable'))
  }

  function next(): void {
    const thread = waiting.length > 0 ? idle.pop() : undefined
    const job = thread === undefined ? undefined : waiting.shift()
    if (thread !== undefined && job !== undefined) thread.run(job)
  }

  for (let index = 0; index < count; index += 1) start()
  return {
    ask(question) {
      if (isClosed || waiting.length >= MAX_WAITING) return Promise.reject(new AppError('unavailable'))
      return new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject })
        next()
      })
    },
    async close() {
      refuse()
      await Promise.all([...all].map((thread) => thread.close()))
    },
  }
}

interface ThreadEvents {
  readonly onFree: () => void
  /** It has failed and is gone. */
  readonly onEnd: (wasReady: boolean) => void
}

/** One thread with the query it is at. */
class SearchThread {
  readonly #worker: Worker
  readonly #events: ThreadEvents
  #job: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #isReady = false

  constructor(data: SearchWorkerData, events: ThreadEvents) {
    this.#events = events
    this.#worker = new Worker(MODULE, { workerData: data })
    this.#worker.unref()
    this.#worker.on('message', (message: 'ready' | { answer: SearchAnswer }) =>
      this.#answered(message === 'ready' ? undefined : message.answer),
    )
    this.#worker.on('error', (error) => this.#fail(error))
  }

  run(job: Waiting): void {
    this.#job = job
    this.#timer = setTimeout(() => this.#fail(new Error('a query took too long')), QUERY_TIMEOUT_MS)
    this.#worker.postMessage({ question: job.question })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#job?.reject(new AppError('unavailable'))
    this.#job = undefined
    await this.#worker.terminate()
  }

  #answered(answer: SearchAnswer | undefined): void {
    clearTimeout(this.#timer)
    const job = this.#job
    this.#job = undefined
    this.#isReady = true
    if (answer !== undefined) job?.resolve(answer)
    this.#events.onFree()
  }

  #fail(cause: Error): void {
    clearTimeout(this.#timer)
    this.#job?.reject(new AppError('unavailable', { cause }))
    this.#job = undefined
    void this.#worker.terminate()
    this.#events.onEnd(this.#isReady)
  }
}
