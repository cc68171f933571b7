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
  /** The word that was taken for a misspelt one, as names write it. */
  readonly correction?: { readonly from: string; readonly to: string }
}

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

/** What a query asks of an index. Words that no document has are replaced by what they may have been meant to be, or by their beginnings. */
export function readQuery(text: string, index: SearchIndex, nearWords: NearWords): Query {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  const tokens = [...index.tokenize(trimmed), ...symbolTokens(trimmed)].slice(0, MAX_UNITS)
  const unitOf = (token: Token): readonly Unit[] => unitsOf(token, trimmed.slice(token.start, token.end), index, nearWords)
  return { text: trimmed, key: nameKey(trimmed), units: tokens.flatMap(unitOf) }
}

function unitsOf(token: Token, written: string, index: SearchIndex, nearWords: NearWords): readonly Unit[] {
  const exact = alternative(index, token.term, 1)
  if (exact !== undefined) return [unit(index, isDoubtful(exact, written, index) ? withNear(exact, written, index, nearWords) : [exact])]
  if (token.term === written.toLowerCase() && !/[\p{L}\p{N}]/u.test(token.term)) return []
  const near = nearAlternatives(written, index, nearWords)
  const parts = token.parts.flatMap((part) => alternative(index, part, HALF_WEIGHT) ?? [])
  if (parts.length > 0 && near === undefined) return parts.map((part) => unit(index, [part]))
  if (near !== undefined) return [{ ...unit(index, near.alternatives), correction: { from: written, to: near.to } }]
  const longer = prefixAlternatives(token.term, index)
  // A word that nothing has still says that no document has all words.
  return longer.length > 0 ? [unit(index, longer)] : [{ alternatives: [], weight: idf(0, index.documents.length) }]
}

/** A word that a page or two have in their text, and no page in its name, may be misspelt there as well. */
function isDoubtful({ number }: Alternative, written: string, index: SearchIndex): boolean {
  return written.length > 4 && !index.words.has(foldWord(written)) && index.postingsOf(number).documents.length <= DOUBTFUL_COUNT
}

function withNear(exact: Alternative, written: string, index: SearchIndex, nearWords: NearWords): readonly Alternative[] {
  const near = nearAlternatives(written, index, nearWords)?.alternatives ?? []
  return [exact, ...near.filter(({ term }) => term !== exact.term)]
}

function alternative(index: SearchIndex, term: string, weight: number): Alternative | undefined {
  const number = index.findTerm(term)
  return number === undefined ? undefined : { term, number, weight }
}

function nearAlternatives(
  written: string,
  index: SearchIndex,
  nearWords: NearWords,
): { alternatives: readonly Alternative[]; to: string } | undefined {
  const words = nearWords.find(foldWord(written))
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
  return alternatives.length === 0 ? undefined : { alternatives, to: best.word }
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
  const count = Math.max(...alternatives.map(({ number }) => index.postingsOf(number).documents.length))
  return { alternatives, weight: idf(count, index.documents.length) }
}

/** Inverse document frequency, as BM25 has it: never negative. */
function idf(count: number, documents: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5))
}
