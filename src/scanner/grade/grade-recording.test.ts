import { describe, expect, test } from 'vitest'
import { GRADES, TEST_NAMES } from '#contracts/observatory.ts'
import { adviceFor, SERVERS } from '../advice/server-advice.ts'
import { CHECKS } from '../checks/index.ts'
import { exampleRecording } from '../testing/recording.fixture.ts'
import { gradeOf, gradeRecording, scoreOf } from './grade-recording.ts'

const BEST = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'set-cookie': 'a=; Secure; SameSite=Lax',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

test.each([
  [[], 100],
  [[-10, 50], 140],
  [[-11, 50], 89],
  [[-15, 5], 85],
  [[-500, 100], 0],
  [[5, 10], 115],
])('the modifiers %j make the score %i', (modifiers, score) => {
  expect(scoreOf(modifiers)).toBe(score)
})

test('each score has a grade', () => {
  const scores = [165, 100, 99, 90, 89, 85, 84, 80, 79, 70, 69, 65, 64, 60, 59, 50, 49, 45, 44, 40, 39, 30, 29, 25, 24, 0]
  expect(scores.map(gradeOf).join(' ')).toBe('A+ A+ A A A- A- B+ B+ B B B- B- C+ C+ C C C- C- D+ D+ D D D- D- F F')
  expect(GRADES.map(({ from }) => gradeOf(from))).toEqual(GRADES.map(({ grade }) => grade))
})

test('the best site has 165 points, a plain one fails', () => {
  const script = '<script src="https://cdn.other/a.js" integrity="sha256-YWJj"></script>'
  const preload = [{ name: 'site.example', includeSubdomains: false, forcesHttps: true }]
  expect(gradeRecording(exampleRecording({ headers: BEST, head: script, preload }))).toMatchObject({
    score: 165,
    grade: 'A+',
    statusCode: 200,
  })
  expect(gradeRecording(exampleRecording({}))).toMatchObject({ score: 30, grade: 'D' })
})

test('a recording without a response has no grade', () => {
  expect(gradeRecording(exampleRecording({ http: null, https: null }))).toBeUndefined()
})

test('the same recording always has the same report', () => {
  const recording = exampleRecording({ headers: BEST })
  expect(JSON.stringify(gradeRecording(recording))).toBe(JSON.stringify(gradeRecording(structuredClone(recording))))
})

describe('the list of tests', () => {
  test('it has each of them once, in order', () => {
    expect(CHECKS.map(({ name }) => name)).toEqual(TEST_NAMES)
  })

  test('each test expects one of its results, which passes', () => {
    for (const { name, expectation, results } of CHECKS) expect(results[expectation]?.pass, name).not.toBe(false)
  })

  test('a site that has not passed a test is advised what to do', () => {
    const rows = CHECKS.flatMap(({ results }) => Object.entries(results))
    expect(rows.filter(([, row]) => row.pass === false && row.advice === undefined)).toEqual([])
    expect(rows.filter(([, { description, advice = '' }]) => (description + advice).split('`').length % 2 === 0)).toEqual([])
  })

  test('each test but that of scripts has advice for each server', () => {
    for (const name of TEST_NAMES)
      expect(adviceFor(name).map(({ server }) => server)).toEqual(name === 'subresource-integrity' ? [] : SERVERS)
  })

  test('what a server is advised to send passes', () => {
    const lines = TEST_NAMES.flatMap((name) => adviceFor(name)).filter(({ server }) => server === 'nginx')
    const headers = Object.fromEntries(
      lines.flatMap(({ code }) =>
        [...code.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      ),
    )
    expect(gradeRecording(exampleRecording({ headers }))?.tests.filter(({ pass }) => pass === false)).toEqual([])
  })
})
