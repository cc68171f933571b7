import { foldWord } from './fold-word.ts'
import { nameKey } from './names.ts'
import type { NearWords } from './near-words.ts'
import type { SearchIndex } from './search-index.ts'
import { symbolTokens, type Token } from './tokenize.ts'

/** A term of the index that can stand for a word of the query, and how surely. */
export interface Alternative {
  readonly term: string
  readonly number: number
  readonly weight: number
}

/** A word or symbol of the query. */
export interface Unit {
  readonly alternatives: readonly Alternative[]
  /** How much it says: rare words more than common ones. */
  readonly weight: number
  /** Present where the word may be misspelt. */
  readonly correction?: Correction
}

/** A part of the query's text, and what names write instead of it. */
export interface Correction {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** Where misspelt words are looked up. */
type Speller = Pick<NearWords, 'find'>

export interface Query {
  readonly text: string
  readonly key: string
  readonly units: readonly Unit[]
}

/** A term that stands for an unknown one counts less. */
const NEAR_WEIGHTS = [1, 0.85, 0.6]
const PREFIX_WEIGHT = 0.7
const HALF_WEIGHT = 0.8
const MAX_ALTERNATIVES = 6
const DOUBTFUL_COUNT = 3
/** Words of a query that are looked at; the rest of a megabyte is not. */
const MAX_UNITS = 24
/** Each look-up is a pass over the words of titles. A query with more unknown words is in another language, or noise. */
const MAX_LOOKED_UP = 5

/** The terms that a query asks of an index. Words that no document has are replaced by similar words, or by words that they begin. */
export function readQuery(text: string, index: SearchIndex, nearWords: Speller): Query {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  const tokens = [...index.tokenize(trimmed), ...symbolTokens(trimmed)].slice(0, MAX_UNITS)
  const speller = limitLookUps(nearWords)
  const unitOf = (token: Token): readonly Unit[] => unitsOf(token, trimmed.slice(token.start, token.end), index, speller)
  return { text: trimmed, key: nameKey(trimmed), units: tokens.flatMap(unitOf) }
}

function limitLookUps(nearWords: Speller): Speller {
  let left = MAX_LOOKED_UP
  return {
    find: (word) => {
      left -= 1
      return left < 0 ? [] : nearWords.find(word)
    },
  }
}

function unitsOf(token: Token, written: string, index: SearchIndex, speller: Speller): readonly Unit[] {
  const exact = alternative(index, token.term, 1)
  if (exact !== undefined)
    return [isDoubtful(exact, written, index) ? doubtfulUnit(exact, token, written, { index, speller }) : unit(index, [exact])]
  if (token.term === written.toLowerCase() && !/[\p{L}\p{N}]/u.test(token.term)) return []
  const near = findNear(written, index, speller)
  const parts = token.parts.flatMap((part) => alternative(index, part, HALF_WEIGHT) ?? [])
  if (parts.length > 0 && near === undefined) return parts.map((part) => unit(index, [part]))
  if (near !== undefined) return [{ ...unit(index, near.alternatives), correction: correctionOf(token, near.to) }]
  const longer = prefixAlternatives(token.term, index)
  // A word that nothing has still says that no document has all words.
  return longer.length > 0 ? [unit(index, longer)] : [{ alternatives: [], weight: idf(0, index.documents.length) }]
}

/** A word that a page or two have in their text, and no page in its name, may be misspelt there as well. */
function isDoubtful({ number }: Alternative, written: string, index: SearchIndex): boolean {
  return written.length > 4 && !index.words.has(foldWord(written)) && index.countOf(number) <= DOUBTFUL_COUNT
}

/** The unit of a doubtful word: the search uses the near words too. A correction is suggested when the nearest word is one edit away. */
function doubtfulUnit(
  exact: Alternative,
  token: Token,
  written: string,
  { index, speller }: { readonly index: SearchIndex; readonly speller: Speller },
): Unit {
  const near = findNear(written, index, speller)
  const others = near?.alternatives.filter(({ term }) => term !== exact.term) ?? []
  const found = unit(index, [exact, ...others])
  return near?.distance === 1 && others.length > 0 ? { ...found, correction: correctionOf(token, near.to) } : found
}

function correctionOf({ start, end }: Token, to: string): Correction {
  return { start, end, to }
}

function alternative(index: SearchIndex, term: string, weight: number): Alternative | undefined {
  const number = index.findTerm(term)
  return number === undefined ? undefined : { term, number, weight }
}

interface Near {
  readonly alternatives: readonly Alternative[]
  /** The nearest word, as names write it. */
  readonly to: string
  readonly distance: number
}

function findNear(written: string, index: SearchIndex, speller: Speller): Near | undefined {
  const words = speller.find(foldWord(written))
  const [best] = words
  if (best === undefined) return undefined
  const alternatives = words
    .slice(0, MAX_ALTERNATIVES)
    .flatMap(({ word, distance }, rank) => {
      const [token] = index.tokenize(word)
      const weight = (NEAR_WEIGHTS[distance] ?? 0.5) * (1 - rank * 0.08)
      return token === undefined ? [] : (alternative(index, token.term, weight) ?? [])
    })
    .filter(({ term }, at, all) => all.findIndex((other) => other.term === term) === at)
  return alternatives.length === 0
    ? undefined
    : { alternatives, to: inCaseOf(written, index.writtenOf(best.word)), distance: best.distance }
}

/** The word in lower case, if the user typed lower case and only the first letter of the word is a capital. */
function inCaseOf(typed: string, word: string): string {
  const rest = word.slice(1)
  return rest === rest.toLowerCase() && typed === typed.toLowerCase() ? word.toLowerCase() : word
}

function prefixAlternatives(term: string, index: SearchIndex): readonly Alternative[] {
  if (term.length < 3) return []
  const found: Alternative[] = []
  for (let number = index.firstFrom(term); found.length < MAX_ALTERNATIVES * 4; number += 1) {
    const longer = index.terms[number]
    if (longer === undefined || !longer.startsWith(term)) break
    found.push({ term: longer, number, weight: PREFIX_WEIGHT })
  }
  return found
}

function unit(index: SearchIndex, alternatives: readonly Alternative[]): Unit {
  const count = Math.max(...alternatives.map(({ number }) => index.countOf(number)))
  return { alternatives, weight: idf(count, index.documents.length) }
}

/** Inverse document frequency, as BM25 has it: never negative. */
function idf(count: number, documents: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5))
}
