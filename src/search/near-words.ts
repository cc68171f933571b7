import { editDistance } from './edit-distance.ts'
import { soundKey } from './sound-key.ts'

/** A word that a misspelt one may have been meant to be. */
export interface NearWord {
  readonly word: string
  readonly distance: number
  /** How often it stands in names. */
  readonly count: number
}

interface Known {
  readonly word: string
  readonly spelling: string
  /** The set of letters of the spelling, as bits. It rules out most words without a comparison. */
  readonly letters: number
  readonly count: number
}

/** Shorter words are near to too many others. */
const SHORTEST = 4
/** From this length on, two edits are a misspelling; below, one. */
const TWO_EDITS_FROM = 7
const MAX_FOUND = 8
/** Words that sound alike count as far away as words with two edits. */
const SOUND_DISTANCE = 2

/**
 * Finds words with almost the same spelling, or else with the same sound. Created once for the words of an index. A look-up costs at most one pass over the words
 * (docs/behaviour/search.md 11).
 */
export class NearWords {
  readonly #byLength: ReadonlyMap<number, readonly Known[]>
  readonly #bySound: ReadonlyMap<string, readonly Known[]>

  constructor(words: ReadonlyMap<string, number>) {
    const known = Array.from(words, ([word, count]): Known => {
      const spelling = spellingOf(word)
      return { word, spelling, letters: lettersOf(spelling), count }
    })
    this.#byLength = Map.groupBy(known, ({ spelling }) => spelling.length)
    this.#bySound = Map.groupBy(
      known.filter(({ word }) => word.length >= SHORTEST),
      ({ word }) => soundKey(word),
    )
  }

  /** Words at most one edit away, or two for words of seven letters and more, else words that sound the same; the nearest and most frequent first. */
  find(word: string): readonly NearWord[] {
    const spelling = spellingOf(word)
    if (spelling.length < SHORTEST) return []
    const spelt = this.#listSpelt(spelling)
    const found = spelt.length > 0 ? spelt : this.#listSounding(word)
    return found.sort((a, b) => rankOf(a, word) - rankOf(b, word) || (a.word < b.word ? -1 : 1)).slice(0, MAX_FOUND)
  }

  #listSpelt(spelling: string): NearWord[] {
    const limit = spelling.length < TWO_EDITS_FROM ? 1 : 2
    const letters = lettersOf(spelling)
    const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => spelling.length - limit + index)
    return lengths.flatMap((length) =>
      (this.#byLength.get(length) ?? []).flatMap((other) => {
        if (bitCount(letters ^ other.letters) > 2 * limit) return []
        const distance = editDistance(spelling, other.spelling, limit)
        return distance > 0 && distance <= limit ? [{ word: other.word, distance, count: other.count }] : []
      }),
    )
  }

  #listSounding(word: string): NearWord[] {
    const sounding = word.length < SHORTEST ? [] : (this.#bySound.get(soundKey(word)) ?? [])
    return sounding.flatMap((other) => (other.word === word ? [] : [{ word: other.word, distance: SOUND_DISTANCE, count: other.count }]))
  }
}

/** Fewer edits first; the first letter is seldom wrong; frequent words before rare ones. */
function rankOf({ word, distance, count }: NearWord, typed: string): number {
  return distance + (word[0] === typed[0] ? 0 : 0.5) - Math.min(Math.log10(count + 1), 3) * 0.25
}

/** The letters of a word: a Korean syllable is written with two or three. */
function spellingOf(word: string): string {
  return /\p{sc=Hangul}/u.test(word) ? word.normalize('NFD') : word
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
