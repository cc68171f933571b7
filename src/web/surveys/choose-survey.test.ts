import { expect, test } from 'vitest'
import type { Survey } from '#contracts/survey.ts'
import { chooseSurvey, forcedSurvey } from './choose-survey.ts'
import type { SurveyRecord } from './survey-records.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = 1_743_500_000_000

function survey(more: Partial<Omit<Survey, 'frame' | 'form'>> = {}): Survey {
  const texts = { teaser: { 'en-US': 'A' }, question: { 'en-US': 'B' } }
  return { id: 'one', pages: ['/en-US/docs/'], rate: { from: 0, to: 1 }, ...texts, frame: 'https://survey.example/', ...more }
}

function choose(
  surveys: readonly Survey[],
  { records = {}, ...more }: { path?: string; now?: number; forced?: string; records?: Readonly<Record<string, SurveyRecord>> } = {},
): string | undefined {
  const moment = { path: '/en-US/docs/Web/CSS', now: NOW, forced: undefined, ...more }
  return chooseSurvey(surveys, { ...moment, recordOf: (id) => records[id] ?? { random: 0.5 } })?.id
}

test('a survey is shown on documents below its paths only (docs/behaviour/surveys.md 3)', () => {
  expect(choose([survey()])).toBe('one')
  expect(choose([survey()], { path: '/de/docs/Web/CSS' })).toBeUndefined()
  expect(choose([survey({ pages: ['/fr/', '/de/docs/Web/CSS'] })], { path: '/de/docs/Web/CSS/color' })).toBe('one')
})

test.each([
  [0, 0.05, 0.02, true],
  [0, 0.05, 0, true],
  [0, 0.05, 0.05, false],
  [0.05, 0.1, 0.05, true],
  [0.05, 0.1, 0.02, false],
  [0, 1, 0.999, true],
  [0, 0, 0, false],
])('of users from %d to %d, one with %d sees it: %s (docs/behaviour/surveys.md 3)', (from, to, random, isSeen) => {
  expect(choose([survey({ rate: { from, to } })], { records: { one: { random } } })).toBe(isSeen ? 'one' : undefined)
})

test('a survey has its time, without the moment of its end (docs/behaviour/surveys.md 3)', () => {
  const timed = survey({ starts: 1_743_120_000_000, ends: 1_744_502_400_000 })
  const at = (now: number) => choose([timed], { now })
  expect([at(1_743_119_999_999), at(1_743_120_000_000), at(1_744_502_399_999), at(1_744_502_400_000)]).toEqual([
    undefined,
    'one',
    'one',
    undefined,
  ])
})

test('what was dismissed or submitted is not shown again; what was opened is (docs/behaviour/surveys.md 2)', () => {
  const seen = { random: 0.5, seen_at: NOW }
  expect(choose([survey()], { records: { one: { ...seen, dismissed_at: NOW } } })).toBeUndefined()
  expect(choose([survey()], { records: { one: { ...seen, submitted_at: NOW } } })).toBeUndefined()
  expect(choose([survey()], { records: { one: { ...seen, opened_at: NOW } } })).toBe('one')
})

test('a user who has seen a survey sees no other one for thirty days, in whichever state it is (docs/behaviour/surveys.md 4)', () => {
  const both = [survey(), survey({ id: 'two' })]
  const records = { one: { random: 0.5, seen_at: NOW, dismissed_at: NOW } }
  expect(choose(both, { records, now: NOW + 29 * DAY_MS })).toBeUndefined()
  expect(choose(both, { records, now: NOW + 30 * DAY_MS })).toBe('two')
  expect(choose(both, { records: { two: { random: 0.5, seen_at: NOW } }, now: NOW + DAY_MS })).toBe('two')
})

test('an address can ask for a survey, whatever else holds (docs/behaviour/surveys.md 5)', () => {
  const over = survey({ ends: 1, rate: { from: 0, to: 0 }, pages: ['/none/'] })
  const records = { one: { random: 0.5, submitted_at: 1 } }
  expect(choose([over], { forced: 'one', records })).toBe('one')
  expect(choose([over], { forced: 'other', records })).toBeUndefined()
  expect(['#FORCE_SURVEY=one', '#FORCE_SURVEY=', '#FORCE_SURVEY=<b>', '#one', ''].map(forcedSurvey)).toEqual([
    'one',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
