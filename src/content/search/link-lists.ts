import { TextNumbers } from '../text/text-numbers.ts'

/** The links of pages: for each page the numbers of the addresses that it links to. */
export interface LinkLists {
  /** Addresses, in the order of the first links to them. */
  readonly targets: readonly string[]
  /** Where the links of each page end in `numbers`. */
  readonly ends: Uint32Array
  readonly numbers: Uint32Array
}

export const NO_LINKS: LinkLists = { targets: [], ends: new Uint32Array(), numbers: new Uint32Array() }

/**
 * The links of pages of which some have changed.
 *
 * @param sources for each page its number in `previous`, or its links
 */
export function mergeLinks(previous: LinkLists, sources: readonly (number | readonly string[])[]): LinkLists {
  const targets = new TargetList(previous.targets)
  const ends = new Uint32Array(sources.length)
  const numbers = new Uint32Array(countOf(previous, sources))
  let count = 0
  for (const [at, source] of sources.entries()) {
    if (typeof source === 'number') {
      const end = previous.ends[source] ?? 0
      for (let link = startOf(previous, source); link < end; link += 1)
        numbers[count++] = targets.numberOfPrevious(previous.numbers[link] ?? 0)
    } else for (const url of source) numbers[count++] = targets.numberOf(url)
    ends[at] = count
  }
  return { targets: targets.urls, ends, numbers }
}

function countOf(previous: LinkLists, sources: readonly (number | readonly string[])[]): number {
  return sources.reduce<number>((sum, source) => {
    return sum + (typeof source === 'number' ? (previous.ends[source] ?? 0) - startOf(previous, source) : source.length)
  }, 0)
}

function startOf({ ends }: LinkLists, page: number): number {
  return page === 0 ? 0 : (ends[page - 1] ?? 0)
}

/** How many pages link to each target. */
export function countLinks({ targets, numbers }: LinkLists): Uint32Array {
  const counts = new Uint32Array(targets.length)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/** Gives addresses their numbers. Most of them have a number in previous lists: they are compared as texts once. */
class TargetList {
  readonly urls: string[] = []
  readonly #previous: readonly string[]
  /** The numbers of the previous targets; -1 where there is none yet. */
  readonly #numbers: Int32Array
  readonly #previousNumbers: TextNumbers
  readonly #added = new Map<string, number>()

  constructor(previous: readonly string[]) {
    this.#previous = previous
    this.#numbers = new Int32Array(previous.length).fill(-1)
    this.#previousNumbers = new TextNumbers(previous)
  }

  numberOfPrevious(previous: number): number {
    const known = this.#numbers[previous] ?? -1
    if (known !== -1) return known
    const number = this.urls.push(this.#previous[previous] ?? '') - 1
    this.#numbers[previous] = number
    return number
  }

  numberOf(url: string): number {
    const previous = this.#previousNumbers.find(url)
    if (previous !== undefined) return this.numberOfPrevious(previous)
    const known = this.#added.get(url)
    if (known !== undefined) return known
    const number = this.urls.push(url) - 1
    this.#added.set(url, number)
    return number
  }
}
