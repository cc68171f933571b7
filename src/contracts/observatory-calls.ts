import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { GRADES, PolicyProposal, TEST_NAMES, TestDetails } from './observatory.ts'
import { OBSERVATORY_ADDRESSES } from './observatory-addresses.ts'

const GradeName = Type.Enum(GRADES.map(({ grade }) => grade))
const TestId = Type.Enum([...TEST_NAMES])
/** As a user wrote it: what is no name of a host is rejected with a reason (`scanner/retrieve/host-name.ts`), and the length of a query is limited for all calls. */
const HostQuery = Type.Object({ host: Type.String({ minLength: 1 }) })

const summary = {
  id: Type.Integer({ minimum: 1 }),
  algorithm_version: Type.Integer({ minimum: 1 }),
  /** When the scan began, ISO 8601. */
  scanned_at: Type.String(),
  /** The name of the error of a scan that failed. */
  error: orNull(Type.String()),
  grade: orNull(GradeName),
  score: orNull(Type.Integer({ minimum: 0 })),
  status_code: orNull(Type.Integer()),
  tests_failed: Type.Integer({ minimum: 0 }),
  tests_passed: Type.Integer({ minimum: 0 }),
  tests_quantity: Type.Integer({ minimum: 0 }),
}

/** What a scan came to, for continuous integration. */
const ScanSummary = closedObject({ ...summary, details_url: Type.String() })
export type ScanSummary = Static<typeof ScanSummary>

/** The result of one test, with its details in the same object. Descriptions are HTML that holds text and `<code>` only. */
const TestResult = Type.Object({
  name: TestId,
  title: Type.String(),
  link: Type.String(),
  expectation: Type.String(),
  result: Type.String(),
  /** Null: the test does not apply to the site. */
  pass: orNull(Type.Boolean()),
  score_modifier: Type.Integer(),
  score_description: Type.String(),
  recommendation: orNull(Type.String()),
  ...TestDetails.properties,
})
export type TestResult = Static<typeof TestResult>

/** A scan at which the score changed. */
const HistoryEntry = closedObject({
  id: Type.Integer({ minimum: 1 }),
  grade: GradeName,
  score: Type.Integer({ minimum: 0 }),
  scanned_at: Type.String(),
})
export type HistoryEntry = Static<typeof HistoryEntry>

/** A whole report. `history` is oldest first. */
const Analysis = closedObject({
  scan: closedObject({
    ...summary,
    /** Of the page that was judged, by names in lower case, without the values of cookies. Several headers of one name are joined by commas. */
    response_headers: orNull(Type.Record(Type.String(), Type.String())),
  }),
  /** By the name of the test. */
  tests: Type.Record(Type.String(), TestResult),
  history: Type.Array(HistoryEntry),
  /** A policy to try; null for a page that is no HTML, and for scans of versions that made none. `servers` have it in report-only mode. */
  policy: orNull(
    closedObject({
      ...PolicyProposal.properties,
      value: Type.String(),
      servers: Type.Array(closedObject({ server: Type.String(), code: Type.String() })),
    }),
  ),
})
export type Analysis = Static<typeof Analysis>

/** How many sites have each grade, from A+ to F. */
const GradeDistribution = Type.Array(closedObject({ grade: GradeName, count: Type.Integer({ minimum: 0 }) }))
export type GradeDistribution = Static<typeof GradeDistribution>

const Matrix = Type.Array(
  closedObject({
    name: TestId,
    title: Type.String(),
    mdnLink: Type.String(),
    results: Type.Array(
      closedObject({
        name: Type.String(),
        scoreModifier: Type.Integer(),
        description: Type.String(),
        recommendation: orNull(Type.String()),
      }),
    ),
    /** Lines of configuration with which the test is passed. */
    servers: Type.Array(closedObject({ server: Type.String(), code: Type.String() })),
  }),
)
export type RecommendationMatrix = Static<typeof Matrix>

const SCAN_ERRORS = ['not_scannable', 'quota_reached', 'storage_full'] as const

/** The calls of the scanner (docs/behaviour/observatory.md 30 to 36). */
export const observatory = {
  analyze: endpoint(OBSERVATORY_ADDRESSES.analyze, {
    summary: 'The report of a host: of the newest scan of the last 24 hours, otherwise of a new one',
    access: 'anyone',
    query: HostQuery,
    reply: Analysis,
    errors: SCAN_ERRORS,
  }),
  rescan: endpoint(OBSERVATORY_ADDRESSES.rescan, {
    summary: 'The report of a new scan of a host; of the newest one when that is less than 60 seconds old',
    access: 'anyone',
    query: HostQuery,
    reply: Analysis,
    errors: SCAN_ERRORS,
  }),
  scan: endpoint(OBSERVATORY_ADDRESSES.scan, {
    summary: 'The grade of a host, for continuous integration; scans as `POST /api/v2/analyze` does',
    access: 'anyone',
    query: HostQuery,
    reply: ScanSummary,
    errors: SCAN_ERRORS,
  }),
  badge: endpoint(OBSERVATORY_ADDRESSES.badge, {
    summary: 'An image (SVG) with the grade of the newest scan of a host, which any site may show; it never scans',
    access: 'anyone',
    query: HostQuery,
    errors: ['not_scannable'],
  }),
  gradeDistribution: endpoint(OBSERVATORY_ADDRESSES.gradeDistribution, {
    summary: 'How many of the sites that were scanned in the last year have each grade',
    access: 'anyone',
    reply: GradeDistribution,
  }),
  recommendationMatrix: endpoint(OBSERVATORY_ADDRESSES.recommendationMatrix, {
    summary: 'All tests with all of their results: points, description, recommendation',
    access: 'anyone',
    reply: Matrix,
  }),
} as const
