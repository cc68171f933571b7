import { PAGE_MAX, PAGE_SIZE, type SearchFacet, type SearchReply, type SearchResult, type SearchSort } from '#contracts/search.ts'
import { slugOf } from './area-of.ts'
import type { Ranked } from './best-ranked.ts'
import { cutExcerpts, markTerms } from './excerpts.ts'
import { NearWords } from './near-words.ts'
import { MAX_COMPARED, type Ranking, rankDocuments } from './rank-documents.ts'
import { type Query, readQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { SoughtTerms } from './sought-terms.ts'

/** A search. */
export interface SearchRequest {
  /** Not empty. */
  readonly q: string
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly sort: SearchSort
  /** Only pages of this area (`Web/CSS`) or of this type (`css-property`). */
  readonly area?: string
  readonly type?: string
}

/** The result of one index. */
interface Answer {
  readonly index: SearchIndex
  readonly query: Query
  readonly ranking: Ranking
  /** How many of the found pages are wanted. */
  readonly total: number
}

interface Hit extends Ranked {
  readonly index: SearchIndex
  readonly terms: SoughtTerms
}

const nearWordsOf = new WeakMap<SearchIndex, NearWords>()

/**
 * Answers a query from the indexes of the languages that are asked for.
 *
 * @param elapsedMs since the query came in, asked when it is answered
 */
export function searchPages(request: SearchRequest, indexes: readonly SearchIndex[], elapsedMs: () => number): SearchReply {
  const { page, size, sort } = request
  const answers = indexes.map((index) => answerFrom(index, request))
  const hits = answers.flatMap(({ index, query, ranking }) => {
    const terms = new SoughtTerms(query.units.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)))
    return ranking.best.map((ranked): Hit => ({ ...ranked, index, terms }))
  })
  hits.sort(SORTS[sort])
  const value = answers.reduce((sum, { total }) => sum + total, 0)
  return {
    documents: hits.slice((page - 1) * size, page * size).map(resultOf),
    metadata: { took_ms: elapsedMs(), size, page, total: { value, relation: 'eq' } },
    suggestions: suggest(answers),
    facets: {
      // Each as if nothing of its own kind were chosen, so that its numbers are those of what it leads to.
      area: nameAreas(countBy(answers, 'areas', filterOf('types', request.type)), indexes),
      type: countBy(answers, 'types', filterOf('areas', request.area)),
    },
  }
}

function answerFrom(index: SearchIndex, request: SearchRequest): Answer {
  const { q, area, type } = request
  const query = queryOf(q, index)
  const inArea = filterOf('areas', area)?.(index)
  const ofType = filterOf('types', type)?.(index)
  const isWanted =
    inArea !== undefined && ofType !== undefined ? (document: number) => inArea(document) && ofType(document) : (inArea ?? ofType)
  const ranking = rankDocuments(query, index, { count: countOf(request), isWanted })
  return { index, query, ranking, total: isWanted === undefined ? ranking.found.length : ranking.found.filter(isWanted).length }
}

/**
 * How many of the best documents a page is cut from. The pages of a search follow each other only when they are cut from one list: where another order
 * than that of the ranking is wanted, or more documents than have their names compared, it is the list that the last page needs.
 */
function countOf({ page, size, sort }: SearchRequest): number {
  const all = PAGE_MAX * size
  return sort === 'best' && all <= MAX_COMPARED ? Math.max(page * size, PAGE_SIZE) : all
}

/** Titles for the suggestions of a browser's search box: those of the best pages. */
export function suggestTitles(q: string, index: SearchIndex, count: number): readonly { readonly title: string; readonly url: string }[] {
  const { best } = rankDocuments(queryOf(q, index), index, { count })
  return best.map(({ document }) => ({ title: index.documents[document]?.[1] ?? '', url: index.documents[document]?.[0] ?? '' }))
}

function queryOf(q: string, index: SearchIndex): Query {
  const nearWords = nearWordsOf.get(index) ?? new NearWords(index.words)
  nearWordsOf.set(index, nearWords)
  return readQuery(q, index, nearWords)
}

/** The areas or the page types of an index. */
type Kind = 'areas' | 'types'
type Filter = (index: SearchIndex) => (document: number) => boolean

/** Whether documents have the wanted value of a kind; undefined when none is wanted. */
function filterOf(kind: Kind, wanted: string | undefined): Filter | undefined {
  if (wanted === undefined) return undefined
  return ({ [kind]: { values, of } }) => {
    const number = values.indexOf(wanted)
    return (document) => of[document] === number
  }
}

const SORTS: Readonly<Record<SearchSort, (a: Hit, b: Hit) => number>> = {
  best: (a, b) => b.score - a.score || a.document - b.document,
  relevance: (a, b) => b.relevance - a.relevance || b.score - a.score,
  popularity: (a, b) => b.score - b.relevance - (a.score - a.relevance) || b.relevance - a.relevance,
}

function resultOf({ index, document, terms, score }: Hit): SearchResult {
  const [url = '', title = '', summary = '', prior = 0, pageType = ''] = index.documents[document] ?? []
  return {
    mdn_url: url,
    score: Math.round(score * 1000) / 1000,
    title,
    locale: index.locale.toLowerCase(),
    slug: slugOf(url).toLowerCase(),
    popularity: prior,
    summary,
    pageType,
    highlight: { title: [markTerms(title, terms, index.tokenize)], body: [...cutExcerpts(index.textOf(document), terms, index.tokenize)] },
  }
}

/**
 * The query with its misspelt words as names write them, when that finds anything: from the first language that has such words, with what it finds
 * in all of them. No index is asked more than twice.
 */
function suggest(answers: readonly Answer[]): SearchReply['suggestions'] {
  for (const [at, { index, query }] of answers.entries()) {
    const text = correctedText(query)
    const own = text === query.text ? 0 : countFound(text, index)
    if (own === 0) continue
    const value = answers.toSpliced(at, 1).reduce((sum, other) => sum + countFound(text, other.index), own)
    return [{ text, total: { value, relation: 'eq' } }]
  }
  return []
}

function countFound(text: string, index: SearchIndex): number {
  return rankDocuments(queryOf(text, index), index, { count: 0 }).found.length
}

/** The last corrections first, and of those that overlap the one that begins last: a word in a name with signs, so that the signs stay. */
function correctedText({ text, units }: Query): string {
  const corrections = units.flatMap(({ correction }) => correction ?? []).sort((a, b) => b.start - a.start || a.end - b.end)
  let corrected = text
  let from = text.length
  for (const { start, end, to } of corrections) {
    if (end > from) continue
    corrected = corrected.slice(0, start) + to + corrected.slice(end)
    from = start
  }
  return corrected
}

/** As the first of the languages calls them that has a page of the area. */
function nameAreas(areas: readonly SearchFacet[], indexes: readonly SearchIndex[]): SearchFacet[] {
  return areas.map((area) => {
    const name = indexes.find(({ areaNames }) => areaNames.has(area.value))?.areaNames.get(area.value)
    return name === undefined ? area : { ...area, name }
  })
}

/** How many of the found documents have each value of a kind, most first. */
function countBy(answers: readonly Answer[], kind: Kind, filter: Filter | undefined): SearchFacet[] {
  const counts = new Map<string, number>()
  for (const { index, ranking } of answers) {
    const isCounted = filter?.(index)
    const { values, of } = index[kind]
    const sums = new Uint32Array(values.length)
    const found = isCounted === undefined ? ranking.found : ranking.found.filter(isCounted)
    for (let at = 0; at < found.length; at += 1) {
      const number = of[found[at] ?? 0] ?? 0
      sums[number] = (sums[number] ?? 0) + 1
    }
    for (const [number, value] of values.entries()) {
      const count = sums[number] ?? 0
      if (value !== '' && count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
