import { GRADES, type Grade, type PolicyProposal, SCORING_VERSION, type TestDetails, type TestName } from '#contracts/observatory.ts'
import type { Check } from '../checks/check.ts'
import { CHECKS } from '../checks/index.ts'
import type { HtmlFacts } from '../html/html-facts.ts'
import { scanHtml } from '../html/scan-html.ts'
import { proposePolicy } from '../policy/propose-policy.ts'
import type { Recording } from '../recording/recording.ts'
import { type Site, siteOf } from '../recording/site.ts'

/** The result of one test. */
export interface TestReport {
  readonly name: TestName
  readonly title: string
  readonly guide: string
  readonly expectation: string
  readonly result: string
  /** Null: the test does not apply to the site; it counts as passed. */
  readonly pass: boolean | null
  readonly modifier: number
  readonly description: string
  readonly advice: string | null
  readonly details: TestDetails
}

/** The grade of a site, and the results that it follows from. */
export interface Report {
  readonly scoringVersion: number
  readonly host: string
  readonly scannedAt: string
  readonly grade: Grade
  readonly score: number
  /** Of the page that was judged. */
  readonly statusCode: number
  readonly url: string
  readonly tests: readonly TestReport[]
  /** A policy to try; null for a page that is no HTML. */
  readonly policy: PolicyProposal | null
}

const START = 100
/** A score without bonuses from which bonuses count. */
const BONUS_FROM = 90
const STEP = 5

/** The report of a recording; undefined when nothing answered. @param scan reads the HTML, which another function may have read before */
export function gradeRecording(recording: Recording, scan: (body: string) => HtmlFacts = scanHtml): Report | undefined {
  const site = siteOf(recording, scan)
  return site === undefined ? undefined : { ...gradeSite(site), scannedAt: recording.scannedAt }
}

/** The score of results: penalties always count, bonuses only from 90 on (docs/behaviour/observatory.md 1). Never below 0. */
export function scoreOf(modifiers: readonly number[]): number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const base = START + sum(modifiers.filter((modifier) => modifier < 0))
  const bonus = base >= BONUS_FROM ? sum(modifiers.filter((modifier) => modifier > 0)) : 0
  return Math.max(0, base + bonus)
}

/** The grade of a score. @example gradeOf(89) // 'A-' */
export function gradeOf(score: number): Grade {
  const rounded = Math.floor(score / STEP) * STEP
  return GRADES.find(({ from }) => rounded >= from)?.grade ?? 'F'
}

function gradeSite(site: Site): Omit<Report, 'scannedAt'> {
  const tests = CHECKS.map((check) => runCheck(check, site))
  const score = scoreOf(tests.map(({ modifier }) => modifier))
  return {
    scoringVersion: SCORING_VERSION,
    host: site.host,
    grade: gradeOf(score),
    score,
    statusCode: site.page.status,
    url: site.page.url,
    tests,
    policy: proposePolicy(site) ?? null,
  }
}

function runCheck(check: Check, site: Site): TestReport {
  const { result, details } = check.judge(site)
  const row = check.results[result]
  if (row === undefined) throw new TypeError(`${check.name} has no result ${result}`)
  const { name, title, guide, expectation } = check
  const { pass, modifier, description, advice = null } = row
  return { name, title, guide, expectation, result, pass, modifier, description, advice, details }
}
