import { expect, test } from 'vitest'
import { analysisOf, sampleTest } from './analysis.fixture.ts'
import { compareTests } from './compare-tests.ts'

const modifiers = (csp: number, cookies: number, hsts: number) =>
  analysisOf([
    sampleTest('content-security-policy', { score_modifier: csp }),
    sampleTest('cookies', { score_modifier: cookies }),
    sampleTest('strict-transport-security', { score_modifier: hsts }),
  ])

test('where the first one has fewer points comes first', () => {
  const pairs = compareTests(modifiers(-5, 5, -20), modifiers(0, -40, -20))
  expect(pairs.map(({ name, difference }) => [name, difference])).toEqual([
    ['content-security-policy', -5],
    ['strict-transport-security', 0],
    ['cookies', 40],
  ])
})

test('a bonus that does not count is no difference', () => {
  const pairs = compareTests(modifiers(-10, 5, 0), modifiers(-25, 5, 0))
  expect(pairs.map(({ name, difference, second }) => [name, difference, second?.isLeftOut])).toEqual([
    ['strict-transport-security', 0, false],
    ['cookies', 5, true],
    ['content-security-policy', 15, false],
  ])
})

test('a test that one of them does not have counts as none', () => {
  const [pair] = compareTests(analysisOf([]), analysisOf([sampleTest('cookies', { title: 'Cookies', score_modifier: -5 })]))
  expect([pair?.title, pair?.first, pair?.difference]).toEqual(['Cookies', undefined, 5])
})
