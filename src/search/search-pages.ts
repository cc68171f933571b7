import { PAGE_SIZE, type SearchFacet, type SearchReply, type SearchResult, type SearchSort } from '#contracts/search.ts'
import { slugOf } from './area-of.ts'
import { cutExcerpts, markTerms } from './excerpts.ts'
import { NearWords } from './near-words.ts'
import { type Ranked, type Ranking, rankDocuments } from './rank-documents.ts'
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
  readonly isWanted: (document: number) => boolean
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
  const { q, page, size, sort } = request
  const answers = indexes.map((index): Answer => {
    const query = queryOf(q, index)
    const isWanted = (document: number): boolean => isOfKind(index, document, request)
    return { index, query, isWanted, ranking: rankDocuments(query, index, { count: Math.max(page * size, PAGE_SIZE), isWanted }) }
  })
  const hits = answers.flatMap(({ index, query, ranking }) => {
    const terms = new SoughtTerms(query.units.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)))
    return ranking.best.map((ranked): Hit => ({ ...ranked, index, terms }))
  })
  hits.sort(SORTS[sort])
  const value = answers.reduce((sum, { ranking, isWanted }) => sum + ranking.found.filter(isWanted).length, 0)
  return {
    documents: hits.slice((page - 1) * size, page * size).map(resultOf),
    metadata: { took_ms: elapsedMs(), size, page, total: { value, relation: 'eq' } },
    suggestions: suggest(answers),
    facets: {
      // Each as if nothing of its own kind were chosen, so that its numbers are those of what it leads to.
      area: nameAreas(
        countBy(answers, ({ areas, documents }, document) =>
          isWantedValue(request.type, documents[document]?.[4]) ? areas[document] : undefined,
        ),
        indexes,
      ),
      type: countBy(answers, ({ areas, documents }, document) =>
        isWantedValue(request.area, areas[document]) ? documents[document]?.[4] : undefined,
      ),
    },
  }
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

function isOfKind({ areas, documents }: SearchIndex, document: number, { area, type }: SearchRequest): boolean {
  return isWantedValue(area, areas[document]) && isWantedValue(type, documents[document]?.[4])
}

/** Whether a value is the wanted one, where one is wanted. */
function isWantedValue(wanted: string | undefined, value: string | undefined): boolean {
  return wanted === undefined || value === wanted
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

/** The query with its misspelt words as names write them, when that finds anything: from the first language that has such words. */
function suggest(answers: readonly Answer[]): SearchReply['suggestions'] {
  for (const { index, query } of answers) {
    const text = correctedText(query)
    const total = text === query.text ? 0 : rankDocuments(queryOf(text, index), index, { count: 0 }).found.length
    if (total > 0) return [{ text, total: { value: total, relation: 'eq' } }]
  }
  return []
}

function correctedText({ text, units }: Query): string {
  const corrections = units.flatMap(({ correction }) => correction ?? []).sort((a, b) => b.start - a.start)
  return corrections.reduce((corrected, { start, end, to }) => corrected.slice(0, start) + to + corrected.slice(end), text)
}

/** As the first of the languages calls them that has a page of the area. */
function nameAreas(areas: readonly SearchFacet[], indexes: readonly SearchIndex[]): SearchFacet[] {
  return areas.map((area) => {
    const name = indexes.find(({ areaNames }) => areaNames.has(area.value))?.areaNames.get(area.value)
    return name === undefined ? area : { ...area, name }
  })
}

function countBy(answers: readonly Answer[], keyOf: (index: SearchIndex, document: number) => string | undefined): SearchFacet[] {
  const counts = new Map<string, number>()
  for (const { index, ranking } of answers)
    for (const document of ranking.found) {
      const key = keyOf(index, document)
      if (key !== undefined && key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
