import { Best, type QuickHit } from './find-quick.ts'
import { foldWord } from './fold-word.ts'
import type { QuickIndex, QuickTitle } from './quick-index.ts'
import { quickTerms } from './quick-terms.ts'

/** Two letters are one typo away from half of all words. */
const SHORTEST = 3
/** More terms than that are a sentence, which titles don't answer. */
const MAX_TERMS = 5

/**
 * The titles that would answer a query if one of its terms was written otherwise: with another letter, one more, one fewer, or two in the
 * other order. A term may be the beginning of a word. For queries that `findQuick` finds nothing for.
 */
export function findNearly(index: QuickIndex, query: string, limit: number): readonly QuickHit[] {
  const terms = quickTerms(query)
  if (terms.length > MAX_TERMS) return []
  const best = new Best(limit)
  const seen = new Set<number>()
  const wrong = listSuspects(index, terms)
  for (const term of wrong) {
    const others = terms.filter((other) => other !== term)
    for (const [at, mark] of nearTitles(index, foldWord(term))) {
      const title = index.titles[at]
      if (title === undefined || seen.has(at) || !others.every((other) => title.lower.includes(other))) continue
      seen.add(at)
      best.add({ title, marks: [...others, mark] }, costOf(title, { at, mark, index }))
    }
  }
  return best.list()
}

/** A term that no title has is the one that is written wrong; two of them can't be helped. */
function listSuspects({ text }: QuickIndex, terms: readonly string[]): readonly string[] {
  const unknown = terms.filter((term) => !text.includes(term))
  return unknown.length === 0 ? terms : unknown.length === 1 ? unknown : []
}

interface Found {
  readonly at: number
  readonly mark: string
  readonly index: QuickIndex
}

/** First the titles that begin with what was meant, and those that are nothing else. */
function costOf(title: QuickTitle, { at, mark, index }: Found): number {
  return (title.lower === mark ? 0 : title.lower.startsWith(mark) ? 1 : 2) + (index.places[at] ?? 0)
}

/** The numbers of titles with a word near to a term, each with what stands there in its place. The first letter is seldom wrong, so words are looked for by it. */
function* nearTitles({ words }: QuickIndex, term: string): Generator<readonly [number, string]> {
  if (term.length < SHORTEST) return
  const tails = Array.from(term, (_, at) => term.slice(at)).concat('', '')
  for (const letter of new Set([term.charAt(0), term.charAt(1)]))
    for (const [word, numbers] of words.get(letter) ?? []) {
      const length = nearLength(term, word, tails)
      if (length > 0) for (const at of numbers) yield [at, word.slice(0, length)]
    }
}

/**
 * How much of a word's beginning is at most one typo away from a term, in characters; 0 when none is.
 *
 * @param tails of the term, from each of its characters on, and two empty ones
 */
function nearLength(term: string, word: string, tails: readonly string[]): number {
  let at = 0
  while (at < term.length && term.charCodeAt(at) === word.charCodeAt(at)) at += 1
  const rest = (from: number): string => tails[from] ?? ''
  if (at === term.length) return at
  const isSwapped = term.charCodeAt(at + 1) === word.charCodeAt(at) && term.charCodeAt(at) === word.charCodeAt(at + 1)
  if (isSwapped && word.startsWith(rest(at + 2), at + 2)) return term.length
  if (word.startsWith(rest(at), at + 1)) return term.length + 1
  if (word.length > at && word.startsWith(rest(at + 1), at + 1)) return term.length
  return word.startsWith(rest(at + 1), at) ? term.length - 1 : 0
}
