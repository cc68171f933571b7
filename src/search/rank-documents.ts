import { BestRanked, type Ranked } from './best-ranked.ts'
import { listGreatest } from './list-greatest.ts'
import { NameScore } from './name-score.ts'
import type { Query } from './read-query.ts'
import type { Named, SearchIndex } from './search-index.ts'
import { type TextScores, textScores } from './text-scores.ts'

/** How the three parts of a score are weighed, found on the half of the known items that is there for that (bench/search). */
export interface RankWeights {
  /** The query is one of the document's names, or almost. */
  readonly name: number
  /** Its words stand in the document (BM25 over fields). */
  readonly text: number
  /** Users look for it often. */
  readonly prior: number
}

const RANK_WEIGHTS: RankWeights = { name: 3, text: 1.5, prior: 1.2 }

/** So many documents with the best texts have their names compared. */
export const MAX_COMPARED = 250
/** A document with less of the query than this part of what the fullest one has is not found by it. */
const LEAST_COVER = 0.5

/** A hit. */
export interface Ranking {
  /** All documents that have enough of the query's words, in no order. */
  readonly found: Int32Array
  /** The best of those that are wanted, the best first. */
  readonly best: readonly Ranked[]
}

export interface RankOptions {
  /** How many of the best. The order of those after `MAX_COMPARED` is by their texts alone. */
  readonly count: number
  /** Whether a document may be among the best; absent: all may. */
  readonly isWanted?: ((document: number) => boolean) | undefined
  readonly weights?: RankWeights
}

/** Ranks the documents of an index. */
export function rankDocuments(query: Query, index: SearchIndex, options: RankOptions): Ranking {
  const { count, isWanted, weights = RANK_WEIGHTS } = options
  const texts = textScores(query, index)
  const found = listFound(texts, index.findNamed(query.key), index.scoreArrays.list)
  if (count === 0) return { found, best: [] }
  const wanted = isWanted === undefined ? found : found.filter(isWanted)
  const compared = listGreatest(wanted, texts.scores, MAX_COMPARED)
  const others = wanted.length > compared.length && count > compared.length ? listGreatest(wanted, texts.scores, count) : []
  const best = new BestRanked(count)
  const rate = (document: number, name: number): void => {
    const relevance = weights.name * name + weights.text * (texts.scores[document] ?? 0)
    best.add(document, relevance + weights.prior * (index.priors[document] ?? 0), relevance)
  }
  const names = new NameScore(query, index)
  for (const document of compared) rate(document, names.of(document))
  const isCompared = new Set(others.length === 0 ? [] : compared)
  for (const document of others) if (!isCompared.has(document)) rate(document, 0)
  return { found, best: best.list }
}

/** The documents that are called so, then the others with at least half as much of the query as the best one. */
function listFound({ covered, mostCovered }: TextScores, named: readonly Named[], list: Int32Array): Int32Array {
  let length = 0
  for (const { document } of named) list[length++] = document
  const least = mostCovered * LEAST_COVER
  if (least === 0) return list.slice(0, length)
  let next = 0
  let nextNamed = named[0]?.document ?? covered.length
  for (let document = 0; document < covered.length; document += 1) {
    if ((covered[document] ?? 0) < least) continue
    while (nextNamed < document) nextNamed = named[++next]?.document ?? covered.length
    if (nextNamed !== document) list[length++] = document
  }
  return list.slice(0, length)
}
