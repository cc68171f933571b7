import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { COMPILE_CACHE } from './compile-cache.ts'
import type { Config } from './config.ts'
import { openBuiltFor } from './listen.ts'
import { openServedStore } from './open-served-store.ts'
import { planReplacement } from './plan-replacement.ts'
import { ServeError } from './serve-error.ts'
import { printAddress } from './serve-until.ts'
import { settlePort } from './settle-port.ts'
import { sleep } from './sleep.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/**
 * Serves the built site with several processes at one port, until the signal; then each finishes the requests it has. This process hands
 * out the connections in turn, holds the lock of the data folder, and replaces a process that ended (docs/decisions/0086).
 *
 * @throws ServeError when a process can't begin to serve while the server starts, or too many end
 */
export async function serveWorkers(wanted: Config, signal: AbortSignal): Promise<number> {
  await (await openBuiltFor(wanted)).close()
  const config = await settlePort(wanted)
  const store = await openServedStore(config)
  const group = new WorkerGroup(config)
  try {
    await group.run(signal)
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
  readonly #listening = new Set<Worker>()
  /** The address, once all processes have listened at the same time. */
  readonly #started = Promise.withResolvers<string>()
  #isStarted = false
  /** Resolved by the signal, rejected by an error that ends the server. */
  readonly #ended = Promise.withResolvers<undefined>()
  readonly #stop = new AbortController()
  #endTimes: readonly number[] = []

  constructor(config: Config) {
    this.#config = config
    cluster.setupPrimary({ exec: join(import.meta.dirname, 'serve-worker.ts'), args: [] })
  }

  /** Starts all processes and prints their address. It ends with the signal, also while they start. */
  async run(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    signal.addEventListener('abort', () => this.#ended.resolve(undefined), { once: true })
    for (let count = 0; count < this.#config.workers; count += 1) this.#add()
    const url = await Promise.race([this.#started.promise, this.#ended.promise])
    if (url !== undefined) printAddress(url, this.#config.workers)
    await this.#ended.promise
  }

  /** Asks all processes to stop, and waits for their ends. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.all(
      [...this.#workers].map(async (worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        send(worker, { kind: 'stop' })
        await ended
      }),
    )
  }

  #add(): void {
    const worker = cluster.fork({ NODE_COMPILE_CACHE: COMPILE_CACHE })
    this.#workers.add(worker)
    send(worker, { kind: 'serve', config: this.#config })
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'listening') this.#onListening(worker, message.url)
      else this.#onFailed(message.reason)
    })
    // A process that the machine could not start has no `exit` event. Other errors are those of messages to a process that has just ended.
    worker.on('error', ({ message }) => {
      if (worker.process.pid === undefined) void this.#onEnd(worker, message)
    })
    worker.once('exit', (code, endSignal) => void this.#onEnd(worker, endSignal || `code ${code}`))
  }

  #onListening(worker: Worker, url: string): void {
    this.#listening.add(worker)
    if (this.#listening.size < this.#config.workers) return
    this.#isStarted = true
    this.#started.resolve(url)
  }

  /** The processes that serve go on without one that can't take its place; its end follows. */
  #onFailed(reason: string): void {
    if (this.#isStarted) console.error(`a process can't begin to serve: ${reason}`)
    else this.#ended.reject(new ServeError(reason))
  }

  async #onEnd(worker: Worker, how: string): Promise<void> {
    this.#workers.delete(worker)
    const hasServed = this.#listening.delete(worker)
    if (this.#stop.signal.aborted) return
    const othersServe = this.#listening.size > 0
    const { waitMs, endTimes } = planReplacement(this.#endTimes, { now: performance.now(), hasServed, othersServe })
    this.#endTimes = endTimes
    if (waitMs === undefined) {
      this.#ended.reject(new ServeError(`${endTimes.length} of the serving processes ended within a minute, the last with ${how}`))
      return
    }
    await sleep(waitMs, this.#stop.signal)
    if (this.#stop.signal.aborted) return
    console.error(`a process that serves ended with ${how}; another one takes its place`)
    this.#add()
  }
}

/** Where the process has just ended, nothing is sent; its end is reported by itself. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}
