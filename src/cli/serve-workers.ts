import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { COMPILE_CACHE } from './compile-cache.ts'
import type { Config } from './config.ts'
import { openBuiltFor } from './listen.ts'
import { openServedStore } from './open-served-store.ts'
import { ServeError } from './serve-error.ts'
import { printAddress } from './serve-until.ts'
import { settlePort } from './settle-port.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A process that ends by itself is replaced. More than so many in a minute are an error that replacing does not cure. */
const MAX_ENDS_PER_MINUTE = 5
const MINUTE_MS = 60_000

/**
 * Serves the built site with several processes at one port, until the signal; then each finishes the requests it has. This process hands
 * out the connections in turn, holds the lock of the data folder, and replaces a process that ended (docs/decisions/0086).
 *
 * @throws ServeError when a process can't begin to serve, or too many end
 */
export async function serveWorkers(wanted: Config, signal: AbortSignal): Promise<number> {
  await openBuiltFor(wanted).close()
  const config = await settlePort(wanted)
  const store = await openServedStore(config)
  const group = new WorkerGroup(config)
  try {
    printAddress(await group.start(), config.workers)
    await group.runUntil(signal)
    return 0
  } finally {
    await group.stop()
    await store.close()
  }
}

/** The processes that serve. */
class WorkerGroup {
  readonly #config: Config
  readonly #workers = new Set<Worker>()
  readonly #failed = Promise.withResolvers<never>()
  #endTimes: readonly number[] = []
  #isStopping = false

  constructor(config: Config) {
    this.#config = config
    cluster.setupPrimary({ exec: join(import.meta.dirname, 'serve-worker.ts'), args: [] })
    // Whether someone waits for it or not.
    this.#failed.promise.catch(() => undefined)
  }

  /** Starts all processes. @returns the address at which they listen */
  async start(): Promise<string> {
    const urls = await Promise.race([this.#failed.promise, Promise.all(Array.from({ length: this.#config.workers }, () => this.#add()))])
    return urls[0] ?? ''
  }

  async runUntil(signal: AbortSignal): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await Promise.race([this.#failed.promise, stopped])
  }

  /** Asks all processes to stop, and waits for their ends. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(
      [...this.#workers].map(async (worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        if (worker.isConnected()) send(worker, { kind: 'stop' })
        await ended
      }),
    )
  }

  /** @returns the address, once the process listens; never, when it fails */
  #add(): Promise<string> {
    const worker = cluster.fork({ NODE_COMPILE_CACHE: COMPILE_CACHE })
    this.#workers.add(worker)
    send(worker, { kind: 'serve', config: this.#config })
    worker.once('exit', (code, endSignal) => this.#onEnd(worker, endSignal || `code ${code}`))
    return new Promise((resolve) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'listening') resolve(message.url)
        else this.#failed.reject(new ServeError(message.reason))
      })
    })
  }

  #onEnd(worker: Worker, how: string): void {
    this.#workers.delete(worker)
    if (this.#isStopping) return
    const now = Date.now()
    this.#endTimes = [...this.#endTimes.filter((time) => now - time < MINUTE_MS), now]
    if (this.#endTimes.length > MAX_ENDS_PER_MINUTE) {
      this.#failed.reject(new ServeError(`${this.#endTimes.length} of the serving processes ended within a minute, the last with ${how}`))
      return
    }
    console.error(`a process that serves ended with ${how}; another one takes its place`)
    void this.#add()
  }
}

/** Where the process has just ended, nothing is sent; its end is reported by itself. */
function send(worker: Worker, message: ToWorker): void {
  worker.send(message, () => undefined)
}
