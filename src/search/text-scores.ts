import type { Alternative, Query, Unit } from './read-query.ts'
import { saturate } from './saturation.ts'
import type { ScoreArrays } from './score-arrays.ts'
import type { SearchIndex } from './search-index.ts'

/** How well the words of a query stand in each document. */
export interface TextScores {
  /** For each document, 0 to about 1. */
  readonly scores: Float32Array
  /** For each document: how much of the query, by weight, it has. */
  readonly covered: Float32Array
  /** The greatest of these. */
  readonly mostCovered: number
}

type Sums = Pick<TextScores, 'scores' | 'covered'>

/** The scores of all documents of an index (BM25 over fields). They are valid until the next query. */
export function textScores({ units }: Query, index: SearchIndex): TextScores {
  const texts = index.scoreArrays
  texts.scores.fill(0)
  texts.covered.fill(0)
  const whole = units.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return { ...texts, mostCovered: 0 }
  for (const unit of units) {
    const [first, second] = unit.alternatives
    if (first !== undefined && second === undefined && first.weight === 1) addTerm(texts, first, unit.weight, index)
    else addBest(texts, unit, index)
  }
  return { ...texts, mostCovered: divide(texts, whole) }
}

/** Adds a word that is a term of the index. Changes the scores, as the next functions do. */
function addTerm({ scores, covered }: Sums, { number }: Alternative, unitWeight: number, index: SearchIndex): void {
  const postings = index.postingsOf(number)
  for (let at = 0; at < postings.documents.length; at += 1) {
    const score = postings.scores[at] ?? 0
    if (score === 0) continue
    const document = postings.documents[at] ?? 0
    scores[document] = (scores[document] ?? 0) + score * unitWeight
    covered[document] = (covered[document] ?? 0) + unitWeight
  }
}

/** Adds a word for which one or several other terms stand, with the best of their scores. */
function addBest({ scores, covered, best }: ScoreArrays, { alternatives, weight: unitWeight }: Unit, index: SearchIndex): void {
  for (const { number, weight } of alternatives) {
    const { documents, places } = index.postingsOf(number)
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] ?? 0
      const score = saturate(places[at] ?? 0, index.lengthFactors[document] ?? 1, weight)
      if (score > (best[document] ?? 0)) best[document] = score
    }
  }
  for (const { number } of alternatives)
    for (const document of index.postingsOf(number).documents) {
      const score = best[document] ?? 0
      if (score === 0) continue
      scores[document] = (scores[document] ?? 0) + score * unitWeight
      covered[document] = (covered[document] ?? 0) + unitWeight
      best[document] = 0
    }
}

/** Divides the sums by the weight of the whole query. @returns the greatest part of the query that a document has */
function divide({ scores, covered }: Sums, whole: number): number {
  let most = 0
  for (let document = 0; document < scores.length; document += 1) {
    const sum = covered[document] ?? 0
    if (sum === 0) continue
    const share = sum / whole
    covered[document] = share
    scores[document] = ((scores[document] ?? 0) / whole) * share
    most = Math.max(most, covered[document] ?? 0)
  }
  return most
}
