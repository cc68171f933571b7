import { expect, test } from 'vitest'
import { BestRanked } from './best-ranked.ts'

test.each([1, 3, 10, 40])('the best %i are those that sorting gives, whatever the order in which they come', (count) => {
  const all = Array.from({ length: 40 }, (_, at) => ({ document: (at * 17) % 40, score: (at * 7) % 5, relevance: at }))
  const best = new BestRanked(count)
  for (const { document, score, relevance } of all) best.add(document, score, relevance)
  const sorted = all.toSorted((a, b) => b.score - a.score || a.document - b.document)
  expect(best.list).toEqual(sorted.slice(0, count))
})
