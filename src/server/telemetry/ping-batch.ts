import { AppError } from '../http/errors/app-error.ts'

/** Pings that wait for the next transaction, together. */
export interface PingBatch<Ping> {
  /**
   * @param bytes how long the ping is
   * @returns when it is stored, for good
   * @throws AppError `unavailable` with `Retry-After` when too many wait; what the transaction throws
   */
  add(ping: Ping, bytes: number): Promise<void>
  /** Waits for all that were added. */
  end(): Promise<void>
}

export interface PingBatchOptions<Ping> {
  /** Stores pings in one transaction. */
  readonly write: (pings: readonly Ping[]) => Promise<void>
  readonly maxPings?: number
  readonly maxBytes?: number
}

interface Waiting<Ping> {
  readonly ping: Ping
  readonly bytes: number
  readonly settle: PromiseWithResolvers<void>
}

/** More pings than a second brings; and no more memory than this. */
const MAX_PINGS = 4000
const MAX_BYTES = 32 * 1024 * 1024
/** How many are stored at once. */
const BATCH_SIZE = 512
/** The pings that come within this time, in milliseconds, share a transaction: each one syncs the disk. */
const GATHER_MS = 10

/** Many requests share one transaction, and each is answered after it (docs/behaviour/telemetry.md 4). */
export function createPingBatch<Ping>({ write, maxPings = MAX_PINGS, maxBytes = MAX_BYTES }: PingBatchOptions<Ping>): PingBatch<Ping> {
  let waiting: Waiting<Ping>[] = []
  let bytesHeld = 0
  let countHeld = 0
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE)
      waiting = waiting.slice(BATCH_SIZE)
      await store(batch)
    }
    running = undefined
  }

  async function store(batch: readonly Waiting<Ping>[]): Promise<void> {
    try {
      await write(batch.map(({ ping }) => ping))
      for (const { settle } of batch) settle.resolve()
    } catch (error) {
      for (const { settle } of batch) settle.reject(error)
    }
    countHeld -= batch.length
    bytesHeld -= batch.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  return {
    add(ping, bytes) {
      if (countHeld >= maxPings || bytesHeld + bytes > maxBytes) return Promise.reject(new AppError('unavailable'))
      const settle = Promise.withResolvers<void>()
      waiting.push({ ping, bytes, settle })
      countHeld++
      bytesHeld += bytes
      running ??= run()
      return settle.promise
    },
    end: async () => void (await running),
  }
}
