/** A word that a misspelt one may have been meant to be. */
export interface NearWord {
  readonly word: string
  readonly distance: number
  /** How often it stands in names. */
  readonly count: number
}

/** Words of one length together, and for each which letters it has: most are ruled out by that. */
type Buckets = ReadonlyMap<number, readonly (readonly [word: string, letters: number, count: number])[]>

/** Looks for words that are spelt almost alike: made once for the words of an index. */
export class NearWords {
  readonly #buckets: Buckets

  constructor(words: ReadonlyMap<string, number>) {
    const buckets = new Map<number, (readonly [string, number, number])[]>()
    for (const [word, count] of words) {
      const bucket = buckets.get(word.length) ?? []
      buckets.set(word.length, bucket)
      bucket.push([word, lettersOf(word), count])
    }
    this.#buckets = buckets
  }

  /** Words at most one edit away, or two for words of eight letters and more; the nearest and most frequent first. */
  find(word: string): readonly NearWord[] {
    if (word.length < 4) return []
    const limit = word.length < 7 ? 1 : 2
    const letters = lettersOf(word)
    const found: NearWord[] = []
    for (let length = word.length - limit; length <= word.length + limit; length += 1)
      for (const [other, otherLetters, count] of this.#buckets.get(length) ?? []) {
        if (bitCount(letters ^ otherLetters) > 2 * limit) continue
        const distance = editDistance(word, other, limit)
        if (distance > 0 && distance <= limit) found.push({ word: other, distance, count })
      }
    return found.sort((a, b) => rankOf(a, word) - rankOf(b, word) || (a.word < b.word ? -1 : 1)).slice(0, 8)
  }
}

/** Fewer edits first; the first letter is seldom wrong; frequent words before rare ones. */
function rankOf({ word, distance, count }: NearWord, typed: string): number {
  return distance + (word[0] === typed[0] ? 0 : 0.5) - Math.min(Math.log10(count + 1), 3) * 0.25
}

/**
 * The Damerau-Levenshtein distance of two words (adjacent letters changing places are one edit); `limit + 1` when it is more than the limit.
 *
 * @example editDistance('algin', 'align', 2) // 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [twoBack, former, row] = [new Uint8Array(0), Uint8Array.from({ length: b.length + 1 }, (_, at) => at), new Uint8Array(b.length + 1)]
  const rows = [former, row, new Uint8Array(b.length + 1)]
  for (let i = 1; i <= a.length; i += 1) {
    row = rows[i % 3] ?? row
    // Cells further than the limit from the diagonal cost more than it.
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)]
    row[first - 1] = first === 1 ? i : limit + 1
    let least = row[first - 1] ?? 0
    for (let j = first; j <= last; j += 1) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const above = j === i + limit ? limit + 1 : (former[j] ?? 0) + 1
      let value = Math.min(above, (row[j - 1] ?? 0) + 1, (former[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        value = Math.min(value, (twoBack[j - 2] ?? 0) + 1)
      row[j] = value
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    twoBack = former
    former = row
  }
  return Math.min(former[b.length] ?? 0, limit + 1)
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
