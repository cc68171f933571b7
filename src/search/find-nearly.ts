import { Best, type QuickHit } from './find-quick.ts'
import { foldWord } from './fold-word.ts'
import type { QuickIndex, QuickTitle } from './quick-index.ts'
import { quickTerms } from './quick-terms.ts'

/** Two letters are one typo away from half of all words. */
const SHORTEST = 3
/** A sign is seldom a typo: `<b>` and `.at` stand for themselves. */
const WORD = /^[\p{L}\p{N}_-]+$/u
/** More terms than that are a sentence, which titles don't answer. */
const MAX_TERMS = 5

/**
 * The titles that would answer a query if one of its terms was written otherwise: with another letter, one more, one fewer, or two in the
 * other order (docs/behaviour/quick-search.md 14). A term may be the beginning of a word. For queries that `findQuick` finds nothing for.
 */
export function findNearly(index: QuickIndex, query: string, limit: number): readonly QuickHit[] {
  const terms = quickTerms(query)
  if (terms.length > MAX_TERMS) return []
  const found: Found = { index, best: new Best(limit), seen: new Set() }
  for (const term of listSuspects(index, terms))
    addNear(
      found,
      foldWord(term),
      terms.filter((other) => other !== term),
    )
  return found.best.list()
}

/** A term that no title has is the one that is written wrong; two of them can't be helped. */
function listSuspects({ text }: QuickIndex, terms: readonly string[]): readonly string[] {
  const unknown = terms.filter((term) => !text.includes(term))
  return unknown.length === 0 ? terms : unknown.length === 1 ? unknown : []
}

interface Found {
  readonly index: QuickIndex
  readonly best: Best
  /** The numbers of the titles that were added. */
  readonly seen: Set<number>
}

/** Adds the titles with a word near to a term and with all others. The first letter is seldom wrong, so words are looked for by it. */
function addNear(found: Found, term: string, others: readonly string[]): void {
  if (term.length < SHORTEST || !WORD.test(term)) return
  for (const letter of new Set([term.charAt(0), term.charAt(1)]))
    for (const [word, numbers] of found.index.words.get(letter) ?? []) {
      const length = nearLength(term, word)
      if (length > 0) addTitles(found, numbers, { mark: word.slice(0, length), others })
    }
}

interface Meant {
  /** The replacement of the term. */
  readonly mark: string
  readonly others: readonly string[]
}

function addTitles({ index, best, seen }: Found, numbers: readonly number[], { mark, others }: Meant): void {
  for (const at of numbers) {
    const place = index.places[at] ?? 0
    const title = index.titles[at]
    if (title === undefined || place >= best.limitCost) continue
    const cost = kindOf(title, mark) + place
    if (cost >= best.limitCost || seen.has(at) || !others.every((other) => title.lower.includes(other))) continue
    seen.add(at)
    best.add({ title, marks: [...others, mark] }, cost)
  }
}

/** First the titles that are nothing but what was meant, then those that begin with it. */
function kindOf({ lower }: QuickTitle, mark: string): number {
  return lower === mark ? 0 : lower.startsWith(mark) ? 1 : 2
}

/** How much of a word's beginning is at most one typo away from a term, in characters; 0 when none is. */
function nearLength(term: string, word: string): number {
  let at = 0
  while (at < term.length && term.charCodeAt(at) === word.charCodeAt(at)) at += 1
  if (at === term.length) return at
  const isSwapped = term.charCodeAt(at + 1) === word.charCodeAt(at) && term.charCodeAt(at) === word.charCodeAt(at + 1)
  if (isSwapped && hasRest(word, at + 2, term, at + 2)) return term.length
  if (hasRest(word, at + 1, term, at)) return term.length + 1
  if (word.length > at && hasRest(word, at + 1, term, at + 1)) return term.length
  return hasRest(word, at, term, at + 1) ? term.length - 1 : 0
}

/** Whether a word goes on, from one of its characters, as a term does from one of its own to its end. */
function hasRest(word: string, from: number, term: string, termFrom: number): boolean {
  for (let at = termFrom; at < term.length; at += 1) if (word.charCodeAt(from + at - termFrom) !== term.charCodeAt(at)) return false
  return true
}
