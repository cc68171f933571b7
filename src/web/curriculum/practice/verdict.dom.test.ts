import { beforeEach, expect, test } from 'vitest'
import { areaText } from '#locales/areas.ts'
import type { CheckOutcome } from './exercise-frame.ts'
import { hasPassed, type Verdict, verdictAfter } from './verdict.ts'

let verdict: Verdict

beforeEach(() => {
  const bar = document.createElement('div')
  document.body.append(bar)
  verdict = verdictAfter(bar)
})

const status = (): HTMLElement => document.querySelector<HTMLElement>('[role="status"]') ?? document.body
const items = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.exercise-results li')]
const results = (...problems: readonly (string | true)[]): CheckOutcome => ({
  kind: 'results',
  results: problems.map((result, index) => ({ label: `Check ${index}`, result })),
})

test('all checks passed is said, and each one has its word', () => {
  verdict.show(results(true, true))
  expect([status().textContent, status().dataset.passed]).toEqual([areaText('curriculum.all_passed', { total: '2' }), ''])
  expect(items().map((item) => `${item.textContent} ${'passed' in item.dataset}`)).toEqual([
    `${areaText('curriculum.passed')} Check 0 true`,
    `${areaText('curriculum.passed')} Check 1 true`,
  ])
})

test('a check that failed says why, where there is a reason', () => {
  verdict.show(results(true, 'not red', ''))
  expect(status().textContent).toBe(areaText('curriculum.some_passed', { passed: '1', total: '3' }))
  expect(status().dataset.passed).toBeUndefined()
  expect(items().map((item) => item.querySelector('span')?.textContent)).toEqual([undefined, 'not red', undefined])
  expect(items()[1]?.dataset.passed).toBeUndefined()
})

test.each([
  [{ kind: 'not-shown' }, areaText('curriculum.not_shown')],
  [{ kind: 'too-long', seconds: 5 }, areaText('curriculum.too_long', { seconds: '5' })],
  [{ kind: 'silent', seconds: 10 }, areaText('curriculum.silent', { seconds: '10' })],
  [{ kind: 'broken', reason: 'no' }, areaText('curriculum.check_broken', { reason: 'no' })],
  [{ kind: 'replaced' }, ''],
] satisfies readonly (readonly [CheckOutcome, string])[])('%j is said in words', (outcome, text) => {
  verdict.show(results(true))
  verdict.show(outcome)
  expect([status().textContent, status().dataset.passed, items().length, hasPassed(outcome)]).toEqual([text, undefined, 0, false])
})

test('it goes without a trace', () => {
  verdict.destroy()
  expect(document.querySelector('[role="status"], ul')).toBeNull()
})
