import { describe, expect, test } from 'vitest'
import { NearWords } from './near-words.ts'
import { type RankOptions, rankDocuments } from './rank-documents.ts'
import { readQuery } from './read-query.ts'
import { sampleDocument } from './search-document.fixture.ts'
import type { SearchDocument } from './search-document.ts'
import { SearchIndex } from './search-index.ts'
import { writeIndex } from './write-index.ts'

function rank(query: string, documents: readonly SearchDocument[], options: Partial<RankOptions> = {}) {
  const index = new SearchIndex(writeIndex('en-US', documents))
  const { found, best } = rankDocuments(readQuery(query, index, new NearWords(index.words)), index, { count: 10, ...options })
  return { found: [...found], best }
}

/** A part of a score for the first of these documents; the parts are weighed one at a time. */
function scoreOf(part: 'name' | 'text' | 'prior', query: string, ...documents: readonly SearchDocument[]): number | undefined {
  const weights = { name: 0, text: 0, prior: 0, [part]: 1 }
  return rank(query, documents, { weights }).best.find(({ document }) => document === 0)?.score
}

/** Documents with other names: without them every word would be as common as any. */
const OTHERS = [sampleDocument('Web/Other_one'), sampleDocument('Web/Other_two')]

describe('the score of a name', () => {
  test.each([
    ['is 1 when the query is the title', 'gap', sampleDocument('Web/gap'), 1],
    ['is 1 when the query is the end of the address', 'css gap', sampleDocument('Web/CSS/gap', { title: 'The space' }), 1],
    ['is a little less when the page was called so', 'grid-gap', sampleDocument('Web/gap', { aliases: ['Web/grid-gap'] }), 0.97],
    // 0.2 and 0.75 times the half of the name that the query has.
    ['counts how much of the name the query has', 'grid', sampleDocument('Web/grid_gap'), 0.575],
    ['of the past counts less in part as well', 'grid', sampleDocument('Web/space', { aliases: ['Old/grid_gap'] }), 0.575 * 0.85],
    ['is nothing when the query has no word of it', 'other', sampleDocument('Web/gap'), undefined],
  ])('%s', (_, query, document, score) => {
    const found = scoreOf('name', query, document, ...OTHERS)
    if (score === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(score, 5)
  })

  test('counts a word of the query that stands in the address for three quarters', () => {
    const nested = sampleDocument('Web/API/Map/x/color')
    // Both words are as rare: cover (1 + 0.75) / 2 of the name `color`, all of which the query has.
    expect(scoreOf('name', 'map color', nested, ...OTHERS)).toBeCloseTo(0.875 * 0.95, 5)
  })

  test('is nothing where the address alone has a word of the query', () => {
    const document = sampleDocument('Web/color', { body: 'docs' })
    expect(scoreOf('name', 'docs', document, ...OTHERS)).toBe(0)
    expect(scoreOf('text', 'docs', document, ...OTHERS)).toBeGreaterThan(0)
  })

  test('counts a word in many pieces by the pieces that the query has', () => {
    // `querySelector` has two parts, the query one of them: 0.2 + 0.75 / 2.
    expect(scoreOf('name', 'selector', sampleDocument('Web/querySelector'), ...OTHERS)).toBeCloseTo(0.575, 5)
  })
})

describe('the score of a text', () => {
  /** BM25 without its idf, which a query of one word has on both sides of its fraction. */
  const saturated = (count: number): number => count / (1.4 + count)

  test.each([
    ['in the name', { title: 'gap' }, 3.5],
    ['in the summary', { summary: 'A gap.' }, 2],
    ['in two headings', { headings: ['A gap', 'gap'] }, 3],
    ['in an old address', { aliases: ['Old/gap'] }, 1.5],
    ['in all of them', { title: 'gap', summary: 'A gap.', headings: ['gap'], aliases: ['Old/gap'] }, 7],
  ])('counts a word %s', (_, fields, count) => {
    expect(scoreOf('text', 'gap', sampleDocument('Web/page', fields), ...OTHERS)).toBeCloseTo(saturated(count), 5)
  })

  test('counts a word of a short text more than one of a long text', () => {
    const [short, long] = [sampleDocument('Web/short', { body: 'gap' }), sampleDocument('Web/long', { body: 'gap in five words here' })]
    // One and five words of three on average, of which 0.6 counts.
    expect(scoreOf('text', 'gap', short, long)).toBeCloseTo(saturated(1 / (0.4 + 0.6 / 3)), 5)
    expect(scoreOf('text', 'gap', long, short)).toBeCloseTo(saturated(1 / (0.4 + (0.6 * 5) / 3)), 5)
  })

  test('counts each word by how rare it is, and all of them by how much of the query there is', () => {
    const documents = [sampleDocument('Web/page', { summary: 'gap' }), sampleDocument('Web/page_two', { summary: 'gap grid' }), ...OTHERS]
    const [common, rare] = [Math.log(1 + 2.5 / 2.5), Math.log(1 + 3.5 / 1.5)]
    const share = (2 * common) / (2 * common + rare)
    expect(scoreOf('text', 'grid gap gap', ...documents)).toBeCloseTo(saturated(2) * share ** 2, 5)
  })
})

test('what users look for most is a part of the score, and not of the relevance', () => {
  const [best] = rank('gap', [sampleDocument('Web/gap', { prior: 0.5 }), ...OTHERS]).best
  const relevance = 3 * 1 + (1.5 * 3.5) / 4.9
  expect(best?.relevance).toBeCloseTo(relevance, 5)
  expect(best?.score).toBeCloseTo(relevance + 1.2 * 0.5, 5)
})

describe('what is found', () => {
  const documents = [
    sampleDocument('Web/grid', { body: 'a gap' }),
    sampleDocument('Web/gap', { body: 'a grid' }),
    sampleDocument('Web/neither', { body: 'nothing' }),
  ]

  test('has at least half of what the fullest page has of the query', () => {
    expect(rank('grid gap', documents).found.toSorted()).toEqual([0, 1])
    // The rarer word is more than half of this query.
    expect(rank('gap nothing', documents).found).toEqual([2])
    expect(rank('xyzzy', documents)).toEqual({ found: [], best: [] })
  })

  test('is found whole, and the best of what is wanted is given', () => {
    const { found, best } = rank('grid', documents, { isWanted: (document) => document === 1 })
    expect(found.toSorted()).toEqual([0, 1])
    expect(best.map(({ document }) => document)).toEqual([1])
  })

  test('is in the order of the index where pages are as good', () => {
    const twins = ['A/gap', 'B/gap', 'C/gap'].map((slug) => sampleDocument(slug))
    expect(rank('gap', twins, { count: 2 }).best.map(({ document }) => document)).toEqual([0, 1])
  })

  test('is given beyond the 250 whose names are compared, in the order of the texts', () => {
    const many = Array.from({ length: 300 }, (_, number) =>
      sampleDocument(`Web/Page_${number}`, { body: 'gap '.repeat(number < 290 ? 9 : 1) }),
    )
    const { found, best } = rank('gap', many, { count: 300 })
    expect([found.length, best.length, new Set(best.map(({ document }) => document)).size]).toEqual([300, 300, 300])
    expect(best.slice(290).every(({ document }) => document >= 290)).toBe(true)
  })
})
