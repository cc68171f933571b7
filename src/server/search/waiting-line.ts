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

  const isLate = (place: Place<W> | undefined): boolean =>
    place !== undefined && startedAt !== undefined && now() - Math.max(place.since, startedAt) > maxWaitMs

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
      for (let place = places.shift(); place !== undefined; place = places.shift()) {
        if (!isLate(place)) return place.waiter
        place.waiter.giveUp()
      }
      return undefined
    },
    clear: () => places.splice(0).map(({ waiter }) => waiter),
    start() {
      startedAt ??= now()
    },
  }
}
