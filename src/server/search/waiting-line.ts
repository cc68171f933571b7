/** One that waits for its turn. */
export interface Waiter {
  /** Of whom no more than a part of the line may be. */
  readonly network: string
  /** Called instead of a turn, when it has waited too long or gives its place to another network. */
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

/** A line with bounds in number and in time, in which networks take turns (docs/behaviour/http.md 9, 10). */
export interface WaitingLine<W extends Waiter> {
  readonly length: number
  /**
   * In a full line, the newest of the network of which most wait gives its place to one of a network of which fewer wait.
   *
   * @returns false when there is no such place, so many of the same network wait already, or the first of them waits for too long: then the new one would wait longer still
   */
  join(waiter: W): boolean
  /**
   * The one whose turn it is: the first of the network that was served least recently, where a network of which no one waited counts from when it joins.
   * Undefined when no one waits. Those who have waited too long are dropped on the way.
   */
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
  /** In the order in which they came: who came first is late first. */
  const places = new Set<Place<W>>()
  /** The same by network, the one whose turn it is first. No network has an empty list. */
  const byNetwork = new Map<string, Place<W>[]>()
  let startedAt: number | undefined

  const waitedMs = (place: Place<W>): number => (startedAt === undefined ? 0 : now() - Math.max(place.since, startedAt))
  const isLate = (place: Place<W>): boolean => waitedMs(place) > maxWaitMs
  /** Removes the first or the last of a network. */
  const remove = (place: Place<W>): void => {
    const { network } = place.waiter
    const same = byNetwork.get(network) ?? []
    places.delete(place)
    if (same[0] === place) same.shift()
    else same.pop()
    if (same.length === 0) byNetwork.delete(network)
  }
  const dropLate = (): void => {
    for (const place of places) {
      if (!isLate(place)) return
      remove(place)
      place.waiter.giveUp()
    }
  }
  /** Makes room in a full line for one of a network, of which so many wait. @returns false when no network has two more */
  const makeRoom = (count: number): boolean => {
    const last = longestOf(byNetwork.values(), count + 1).at(-1)
    if (last === undefined) return false
    remove(last)
    last.waiter.giveUp()
    return true
  }

  return {
    get length() {
      return places.size
    },
    join(waiter) {
      const same = byNetwork.get(waiter.network) ?? []
      const [first] = same
      if (same.length >= maxPerNetwork || (first !== undefined && isLate(first))) return false
      if (places.size >= maxWaiting && !makeRoom(same.length)) return false
      const place = { waiter, since: now() }
      places.add(place)
      same.push(place)
      byNetwork.set(waiter.network, same)
      return true
    },
    next() {
      dropLate()
      const [[network, same] = []] = byNetwork
      const [place] = same ?? []
      if (network === undefined || same === undefined || place === undefined) return undefined
      remove(place)
      // The others of the network come after one of each other network.
      if (byNetwork.delete(network)) byNetwork.set(network, same)
      return place.waiter
    },
    dropLate() {
      dropLate()
      const [first] = places
      return first && maxWaitMs - waitedMs(first)
    },
    clear() {
      const waiters = Array.from(places, ({ waiter }) => waiter)
      places.clear()
      byNetwork.clear()
      return waiters
    },
    start() {
      startedAt ??= now()
    },
  }
}

/** The longest of some lists; an empty one when none is longer than a length. */
function longestOf<T>(lists: Iterable<readonly T[]>, length: number): readonly T[] {
  let longest: readonly T[] = []
  for (const list of lists) if (list.length > Math.max(length, longest.length)) longest = list
  return longest
}
