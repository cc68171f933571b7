import { foldWord } from './fold-word.ts'

/** An entry of `search-index.json` (spec 000 section 3). */
export interface QuickEntry {
  readonly title: string
  readonly url: string
}

/** An entry as queries are compared with it. */
export interface QuickTitle extends QuickEntry {
  readonly lower: string
  /** The last of the address, lower-cased; `_` stands for a space there. */
  readonly segment: string
  readonly spacedSegment: string
}

/** The words of titles by their first character, each with the numbers of the titles it stands in. */
export type QuickWords = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

/** A list of titles, made ready for queries. */
export interface QuickIndex {
  readonly titles: readonly QuickTitle[]
  readonly words: QuickWords
  /** Whether the order says which titles are popular; a list without views is in the order of its titles. */
  readonly isByPopularity: boolean
}

/** So many titles are made ready in about a millisecond. */
const SLICE = 400
/** Between the words of a title: what separates terms, what is no letter, and where a name goes on with a capital. */
const WORD_ENDS = [/[\s,.]+/, /[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u] as const

/**
 * Makes a list ready for queries, in slices: the caller decides when the next one is due. 14,592 titles take some forty milliseconds, which no
 * key should wait for.
 *
 * @returns the index, once the generator is done
 */
export function* prepareQuickIndex(entries: readonly QuickEntry[]): Generator<undefined, QuickIndex> {
  const titles: QuickTitle[] = []
  const words = new Map<string, Map<string, number[]>>()
  for (const [at, entry] of entries.entries()) {
    if (at % SLICE === SLICE - 1) yield
    titles.push(quickTitle(entry))
    for (const word of wordsOf(entry.title)) note(words, word, at)
  }
  return { titles, words, isByPopularity: !isByTitle(entries) }
}

function quickTitle({ title, url }: QuickEntry): QuickTitle {
  const segment = url.slice(url.lastIndexOf('/') + 1).toLowerCase()
  return { title, url, lower: title.toLowerCase(), segment, spacedSegment: segment.replaceAll('_', ' ') }
}

function wordsOf(title: string): ReadonlySet<string> {
  return new Set(WORD_ENDS.flatMap((ends) => title.split(ends)).map(foldWord))
}

function note(words: Map<string, Map<string, number[]>>, word: string, at: number): void {
  if (word.length < 3) return
  const letter = word.charAt(0)
  const group = words.get(letter) ?? new Map<string, number[]>()
  words.set(letter, group)
  const numbers = group.get(word)
  if (numbers === undefined) group.set(word, [at])
  else numbers.push(at)
}

function isByTitle(entries: readonly QuickEntry[]): boolean {
  return entries.every(({ title }, at) => at === 0 || (entries[at - 1]?.title ?? '') <= title)
}
