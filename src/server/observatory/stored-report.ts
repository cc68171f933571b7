import type { Grade, PolicyProposal } from '#contracts/observatory.ts'
import type { Analysis, HistoryEntry, ScanSummary, TestResult } from '#contracts/observatory-calls.ts'
import { html, joinHtml } from '#markup/html.ts'
import { headerAdvice } from '#scanner/advice/server-advice.ts'
import type { Report, TestReport } from '#scanner/grade/grade-recording.ts'
import { policyValue } from '#scanner/policy/propose-policy.ts'
import type { Recording } from '#scanner/recording/recording.ts'
import { pageOf } from '#scanner/recording/site.ts'
import type { ObservatoryScansTable } from '../store/tables/observatory.ts'

/** A scan with a grade, as it is stored. */
export interface GradedScan {
  readonly id: number
  readonly host: string
  readonly scannedAt: number
  readonly grade: Grade
  readonly score: number
  readonly version: number
  readonly report: StoredReport
}

/** The column `report`: what a report is shown from. */
export type StoredReport = Pick<Analysis, 'tests'> &
  Pick<Analysis['scan'], 'status_code' | 'response_headers'> & {
    /** Absent: the scan is of a version that made none. */
    readonly policy?: PolicyProposal | null
  }

/** Longer texts and lists of a hostile site are cut before they are stored. */
const MAX_TEXT = 2000
const MAX_ITEMS = 300

/** What is stored of a report. @param recording without the values of cookies, as all recordings are */
export function storedReport(report: Report, recording: Recording): StoredReport {
  const page = pageOf(recording)
  const headers = new Map<string, string>()
  for (const [name, value] of page?.headers ?? []) headers.set(name, headers.has(name) ? `${headers.get(name)},${value}` : value)
  return {
    tests: Object.fromEntries(report.tests.map((test) => [test.name, testOf(test)])),
    policy: report.policy,
    status_code: report.statusCode,
    response_headers: Object.fromEntries(
      [...headers].slice(0, MAX_ITEMS).map(([name, value]) => [name.slice(0, MAX_TEXT), value.slice(0, MAX_TEXT)]),
    ),
  }
}

/** The scan of a row; undefined when it has no grade. */
export function readScan(row: ObservatoryScansTable): GradedScan | undefined {
  const { id, host, grade, score, version, report } = row
  if (grade === null || score === null || report === null) return undefined
  const stored: StoredReport = JSON.parse(report)
  return { id: Number(id), host, scannedAt: Number(row.scanned_at), grade, score: Number(score), version: Number(version), report: stored }
}

/** The reply of `scan`. */
export function summaryOf(scan: GradedScan, origin: string): ScanSummary {
  return { ...factsOf(scan), details_url: `${origin}/en-US/observatory/analyze?host=${encodeURIComponent(scan.host)}` }
}

/** The reply of `analyze`. */
export function analysisOf(scan: GradedScan, history: readonly HistoryEntry[]): Analysis {
  const { tests, response_headers, policy = null } = scan.report
  return { scan: { ...factsOf(scan), response_headers }, tests, history: [...history], policy: policy === null ? null : policyOf(policy) }
}

function policyOf(policy: PolicyProposal): NonNullable<Analysis['policy']> {
  const value = policyValue(policy)
  return { ...policy, value, servers: [...headerAdvice({ name: 'Content-Security-Policy-Report-Only', value })] }
}

/** A text whose code is in backticks, as HTML. @example textHtml('Use `a`.') // 'Use <code>a</code>.' */
export function textHtml(text: string): string {
  return joinHtml(text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))).toString()
}

/** Where the documentation explains a test. */
export function guideHref(guide: string): string {
  return `/en-US/docs/${guide}`
}

function factsOf({ id, scannedAt, grade, score, version, report }: GradedScan): Omit<ScanSummary, 'details_url'> {
  const tests = Object.values(report.tests)
  const failed = tests.filter(({ pass }) => pass === false).length
  return {
    id,
    algorithm_version: version,
    scanned_at: new Date(scannedAt).toISOString(),
    error: null,
    grade,
    score,
    status_code: report.status_code,
    tests_failed: failed,
    tests_passed: tests.length - failed,
    tests_quantity: tests.length,
  }
}

function testOf({ name, title, guide, expectation, result, pass, modifier, description, advice, details }: TestReport): TestResult {
  return {
    name,
    title,
    link: guideHref(guide),
    expectation,
    result,
    pass,
    score_modifier: modifier,
    score_description: textHtml(description),
    recommendation: advice === null ? null : textHtml(advice),
    ...shorten(details),
  }
}

/** The same value with shorter texts and lists. */
function shorten<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.slice(0, MAX_TEXT) : Array.isArray(part) ? part.slice(0, MAX_ITEMS) : part,
    ),
  )
}
