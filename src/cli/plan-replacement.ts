/**
 * How long to wait before a process that ended by itself is replaced: the first one within a minute, the next ones. One more end is an error that replacing does not
 * cure. There is a first wait because a Ctrl-C can end processes that are starting a little earlier than it arrives here.
 */
const WAITS_MS: readonly number[] = [250, 1000, 2000, 4000, 8000]
/** Between two starts while another process serves: what keeps one from starting, such as a database that is down, takes its time. */
const RETRY_MS = 8000
const MINUTE_MS = 60_000

/** The end of one of the processes that serve. */
export interface WorkerEnd {
  /** Of a clock that never goes back, in milliseconds. */
  readonly now: number
  readonly hasServed: boolean
  /** Whether another process serves at this moment. */
  readonly othersServe: boolean
}

/** What follows an end. */
export interface Replacement {
  /** How long to wait before another process starts; undefined: too many have ended. */
  readonly waitMs: number | undefined
  /** When processes ended within a minute, without starts that failed while another process served. */
  readonly endTimes: readonly number[]
}

/**
 * When a process that ended is replaced (docs/behaviour/http.md 21). A start that fails while another process serves is tried again without an end: to give up would stop a site that is served.
 *
 * @param endTimes of the replacement before
 */
export function planReplacement(endTimes: readonly number[], { now, hasServed, othersServe }: WorkerEnd): Replacement {
  if (!hasServed && othersServe) return { waitMs: RETRY_MS, endTimes }
  const counted = [...endTimes.filter((time) => now - time < MINUTE_MS), now]
  return { waitMs: WAITS_MS[counted.length - 1], endTimes: counted }
}
