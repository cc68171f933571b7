import { WEIGHTED_BODY, WEIGHTED_NAMES } from './fields.ts'
import type { Query, Unit } from './read-query.ts'
import type { Name, Names, SearchIndex } from './search-index.ts'
import type { Token } from './tokenize.ts'

/** A document and how well it answers a query. */
export interface Ranked {
  readonly document: number
  readonly score: number
  /** Without what users look for most. */
  readonly relevance: number
}

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

/** BM25's k1: how soon more occurrences stop to count. */
const SATURATION = 1.4
/** So many documents with the best texts have their names compared. */
const MAX_COMPARED = 250
/** A word of the query that stands in the document's address only. */
const PLACE_COVER = 0.75
/** A document with less of the query than this part of what the fullest one has is not found by it. */
const LEAST_COVER = 0.5
/** How much a name counts that has all words of the query and many others. */
const SHARE_BASE = 0.2
/** A name of the past, whole and in part. */
const PREVIOUS_NAME = 0.97
const PREVIOUS_COVER = 0.85

/** A hit. */
export interface Ranking {
  /** All documents that have enough of the query's words, in no order. */
  readonly found: readonly number[]
  /** The best of those that are wanted, the best first. */
  readonly best: readonly Ranked[]
}

export interface RankOptions {
  /** How many of the best. The order of those after `MAX_COMPARED` is by their texts alone. */
  readonly count: number
  /** Whether a document may be among the best; absent: all may. */
  readonly isWanted?: (document: number) => boolean
  readonly weights?: RankWeights
}

/** Ranks the documents of an index. */
export function rankDocuments(query: Query, index: SearchIndex, options: RankOptions): Ranking {
  const { count, isWanted = () => true, weights = RANK_WEIGHTS } = options
  const texts = textScores(query, index)
  const found = [...new Set([...(index.byName.get(query.key) ?? []), ...listFound(texts)])]
  const wanted = found.filter(isWanted)
  const compared = listGreatest(wanted, texts.scores, MAX_COMPARED)
  const others = wanted.length > compared.length && count > compared.length ? listGreatest(wanted, texts.scores, count) : []
  const rate = (document: number, name: number): Ranked => {
    const relevance = weights.name * name + weights.text * (texts.scores[document] ?? 0)
    return { document, relevance, score: relevance + weights.prior * (index.documents[document]?.[3] ?? 0) }
  }
  const isCompared = new Set(compared)
  const ranked = [
    ...compared.map((document) => rate(document, nameScore(query, index.namesOf(document)))),
    ...others.filter((document) => !isCompared.has(document)).map((document) => rate(document, 0)),
  ]
  ranked.sort((a, b) => b.score - a.score || a.document - b.document)
  return { found, best: ranked.slice(0, count) }
}

interface TextScores {
  /** For each document, 0 to about 1. */
  readonly scores: Float32Array
  /** For each document: how much of the query, by weight, it has. */
  readonly covered: Float32Array
}

/** The hits with at least half as much of the query as the best one. */
function listFound({ covered }: TextScores): readonly number[] {
  const least = covered.reduce((most, share) => Math.max(most, share), 0) * LEAST_COVER
  const found: number[] = []
  if (least > 0)
    for (let document = 0; document < covered.length; document += 1) if ((covered[document] ?? 0) >= least) found.push(document)
  return found
}

/** At most `count` documents: those with the greatest scores, in no order. */
function listGreatest(documents: readonly number[], scores: Float32Array, count: number): readonly number[] {
  if (documents.length <= count) return documents
  const least = Float32Array.from(documents, (document) => scores[document] ?? 0).sort()[documents.length - count] ?? 0
  const above = documents.filter((document) => (scores[document] ?? 0) > least)
  const equal = documents.filter((document) => scores[document] === least)
  return [...above, ...equal.slice(0, count - above.length)]
}

/** How well the words of the query stand in each document. */
function textScores({ units }: Query, index: SearchIndex): TextScores {
  const whole = units.reduce((sum, { weight }) => sum + weight, 0)
  const scores = new Float32Array(index.documents.length)
  const covered = new Float32Array(scores.length)
  const best = new Float32Array(scores.length)
  for (const unit of units) {
    for (const document of noteUnit(unit, index, best)) {
      const score = best[document] ?? 0
      if (score === 0) continue
      scores[document] = (scores[document] ?? 0) + score * unit.weight
      covered[document] = (covered[document] ?? 0) + unit.weight
      best[document] = 0
    }
  }
  for (let document = 0; document < scores.length; document += 1) {
    const share = whole === 0 ? 0 : (covered[document] ?? 0) / whole
    covered[document] = share
    scores[document] = whole === 0 ? 0 : ((scores[document] ?? 0) / whole) * share
  }
  return { scores, covered }
}

/** Writes the score of a unit in each document that has it to `best`; gives those documents, some twice. */
function noteUnit({ alternatives }: Unit, index: SearchIndex, best: Float32Array): readonly number[] | Uint32Array {
  const lists = alternatives.map(({ number, weight }) => ({ weight, postings: index.postingsOf(number) }))
  for (const { weight, postings } of lists) {
    const { documents, places } = postings
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] ?? 0
      const place = places[at] ?? 0
      const count = (WEIGHTED_NAMES[place] ?? 0) + (WEIGHTED_BODY[place] ?? 0) / (index.lengthFactors[document] ?? 1)
      const score = (weight * count) / (SATURATION + count)
      if (score > (best[document] ?? 0)) best[document] = score
    }
  }
  const [first] = lists
  return lists.length === 1 && first !== undefined ? first.postings.documents : lists.flatMap(({ postings }) => [...postings.documents])
}

/** How nearly the query is a name of the document: 1 when it is one, 0 when it has nothing of any. */
function nameScore(query: Query, { names, place }: Names): number {
  return names.reduce((best, name) => Math.max(best, compareName(query, name, place)), 0)
}

function compareName({ key, units }: Query, name: Name, place: ReadonlySet<string>): number {
  if (name.key === key) return name.isPrevious ? PREVIOUS_NAME : 1
  const used = new Set<string>()
  let [inName, inQuery] = [0, 0]
  for (const unit of units) {
    inQuery += unit.weight
    const match = unit.alternatives.find(({ term }) => name.terms.has(term))
    if (match !== undefined) {
      inName += unit.weight * match.weight
      used.add(match.term)
    } else if (unit.alternatives.some(({ term }) => place.has(term))) inName += unit.weight * PLACE_COVER
  }
  if (used.size === 0 || inQuery === 0) return 0
  const cover = inName / inQuery
  const share = name.tokens.reduce((sum, token) => sum + shareOf(token, used), 0) / name.tokens.length
  return (name.isPrevious ? PREVIOUS_COVER : 1) * cover * (SHARE_BASE + (0.95 - SHARE_BASE) * share)
}

/** How much of a word of a name the query has: all of it, or some of its parts. */
function shareOf({ term, parts }: Token, used: ReadonlySet<string>): number {
  if (used.has(term)) return 1
  return parts.length === 0 ? 0 : parts.filter((part) => used.has(part)).length / parts.length
}
