/** One that waits for its turn. */
export interface Waiter {
  /** Of whom no more than a part of the line may be. */
  readonly network: string
  /** Called instead of a turn, when it has waited too long. */
  readonly giveUp: () => void
}

export interface LineLimits {
  /** So many wait at most. */
  readonly maxWaiting: number
  /** So many of one network. */
  readonly maxPerNetwork: number
  /** So long each of them waits, in milliseconds. */
  readonly maxWaitMs: number
  /** Milliseconds. */
  readonly now: () => number
}

/** A first-in, first-out line with bounds in number and in time (docs/behaviour/http.md 9, 10). */
export interface WaitingLine<W extends Waiter> {
  readonly length: number
  /** @returns false when the line is full, or the first of it waits for too long already: then the new one would wait longer still */
  join(waiter: W): boolean
  /** The one whose turn it is; undefined when no one waits. Those who have waited too long are dropped on the way. */
  next(): W | undefined
  /**
   * Drops those who have waited too long: while no one is served, nothing else would.
   *
   * @returns milliseconds until the first of those who are left has waited too long; undefined when no one waits
   */
  dropLate(): number | undefined
  /** Empties the line. */
  clear(): readonly W[]
  /** From now on the time counts: before, nothing could have served them. */
  start(): void
}

interface Place<W> {
  readonly waiter: W
  readonly since: number
}

/** An empty line, in which time does not count yet. */
export function createWaitingLine<W extends Waiter>({ maxWaiting, maxPerNetwork, maxWaitMs, now }: LineLimits): WaitingLine<W> {
  const places: Place<W>[] = []
  let startedAt: number | undefined

  const waitedMs = (place: Place<W>): number => (startedAt === undefined ? 0 : now() - Math.max(place.since, startedAt))
  const isLate = (place: Place<W> | undefined): boolean => place !== undefined && waitedMs(place) > maxWaitMs
  const dropLate = (): void => {
    while (isLate(places[0])) places.shift()?.waiter.giveUp()
  }

  return {
    get length() {
      return places.length
    },
    join(waiter) {
      const same = places.filter((place) => place.waiter.network === waiter.network).length
      if (places.length >= maxWaiting || same >= maxPerNetwork || isLate(places[0])) return false
      places.push({ waiter, since: now() })
      return true
    },
    next() {
      dropLate()
      return places.shift()?.waiter
    },
    dropLate() {
      dropLate()
      const [first] = places
      return first && maxWaitMs - waitedMs(first)
    },
    clear: () => places.splice(0).map(({ waiter }) => waiter),
    start() {
      startedAt ??= now()
    },
  }
}
