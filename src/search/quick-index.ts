import { foldWord } from './fold-word.ts'
import { lowerCase } from './lower-case.ts'
import { TitleSigns } from './title-signs.ts'

/** An entry of `search-index.json` (docs/behaviour/quick-search.md 1). */
export interface QuickEntry {
  readonly title: string
  readonly url: string
}

/** An entry as queries are compared with it. */
export interface QuickTitle extends QuickEntry {
  readonly lower: string
}

/** The words of titles by their first character, each with the numbers of the titles it stands in. */
export type QuickWords = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

/** A list of titles, made ready for queries. */
export interface QuickIndex {
  /** In the order of their places. */
  readonly titles: readonly QuickTitle[]
  /** All titles, lower-cased, each in a line: whether any has a piece is found many times faster in one text than in thousands. */
  readonly text: string
  readonly signs: TitleSigns
  /** The numbers of the titles that begin with a character. */
  readonly initials: ReadonlyMap<string, readonly number[]>
  /** The numbers of the titles that are, or whose address ends with, a text; `_` may stand for a space there. */
  readonly equals: ReadonlyMap<string, readonly number[]>
  readonly words: QuickWords
  /** The weight among titles that match a query equally well, from 0 to 1: short ones first, and popular ones where that is known. */
  readonly places: Float64Array
}

/** So many titles are made ready in about a millisecond. */
const SLICE = 250
const LONG_TITLE = 80
/** An entry of the glossary comes after a page with a title of the same length, which says more. In characters. */
const GLOSSARY = '/docs/Glossary/'
const GLOSSARY_COST = 0.5
/** Where the list is by popularity, half of the place is by that, and half by length. */
const POPULARITY_SHARE = 0.5
/** Places are distinguished by so much of one. Sorted as numbers, with the number of the entry after, they need no comparing function. */
const PLACES = 1_000_000
/** Between the words of a title: what separates terms, what is no letter, and where a name goes on with a capital. */
const WORD_ENDS = [/[\s,.]+/, /[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u] as const

/**
 * Makes a list ready for queries, in slices: the caller decides when the next one is due. 14,592 titles take some sixty milliseconds, which no
 * key should wait for.
 *
 * @returns the index, once the generator is done
 */
export function* prepareQuickIndex(entries: readonly QuickEntry[]): Generator<undefined, QuickIndex> {
  const sorted = sortByPlace(entries)
  yield
  const titles: QuickTitle[] = []
  const equals = new Map<string, number[]>()
  const initials = new Map<string, number[]>()
  const words = new Map<string, Map<string, number[]>>()
  const signs = new TitleSigns(entries.length)
  for (const [at, { title, url }] of sorted.entries.entries()) {
    if (at % SLICE === SLICE - 1) yield
    const lower = lowerCase(title)
    titles.push({ title, url, lower })
    note(initials, lower.charAt(0), at)
    signs.note(at, { title, lower })
    for (const name of namesOf(lower, url)) note(equals, name, at)
    for (const word of wordsOf(title)) noteWord(words, word, at)
  }
  yield
  const text = titles.map(({ lower }) => `${lower}\n`).join('')
  return { titles, text, signs, initials, equals, words, places: sorted.places }
}

function namesOf(lower: string, url: string): ReadonlySet<string> {
  const segment = url.slice(url.lastIndexOf('/') + 1).toLowerCase()
  return new Set([lower, segment, segment.replaceAll('_', ' ')])
}

function wordsOf(title: string): ReadonlySet<string> {
  return new Set(WORD_ENDS.flatMap((ends) => title.split(ends)).map(foldWord))
}

function noteWord(words: Map<string, Map<string, number[]>>, word: string, at: number): void {
  if (word.length < 3) return
  const letter = word.charAt(0)
  const group = words.get(letter) ?? new Map<string, number[]>()
  words.set(letter, group)
  note(group, word, at)
}

function note(numbers: Map<string, number[]>, name: string, at: number): void {
  const known = numbers.get(name)
  if (known === undefined) numbers.set(name, [at])
  else known.push(at)
}

interface Sorted {
  readonly entries: readonly QuickEntry[]
  readonly places: Float64Array
}

/** A list without views is in the order of its titles, which says nothing; otherwise the most popular are first. */
function sortByPlace(entries: readonly QuickEntry[]): Sorted {
  const share = isByTitle(entries) ? 0 : POPULARITY_SHARE
  const keys = new Float64Array(entries.length)
  for (const [at, { title, url }] of entries.entries()) {
    const length = (Math.min(title.length, LONG_TITLE) + (url.includes(GLOSSARY) ? GLOSSARY_COST : 0)) / (LONG_TITLE + 1)
    const place = share * (at / entries.length) + (1 - share) * length
    keys[at] = Math.floor(place * PLACES) * entries.length + at
  }
  keys.sort()
  return {
    entries: Array.from(keys).flatMap((key) => entries[key % entries.length] ?? []),
    places: keys.map((key) => Math.floor(key / entries.length) / PLACES),
  }
}

function isByTitle(entries: readonly QuickEntry[]): boolean {
  return entries.every(({ title }, at) => at === 0 || (entries[at - 1]?.title ?? '') <= title)
}
