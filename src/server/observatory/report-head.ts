import { observatoryText } from '#locales/observatory.ts'
import { html } from '#markup/html.ts'
import { firstSteps } from '#markup/observatory/first-steps-html.ts'
import { reportUrl } from '#markup/observatory/report-url.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { fillHead } from '../http/responses/fill-head.ts'
import type { GradedScan } from './stored-report.ts'

interface ReportHead {
  /** The path of reports. */
  readonly report: string
  readonly origin: string
  readonly siteName: string
  readonly host: string
  /** Absent: there is none. */
  readonly scan: GradedScan | undefined
}

/** A built page of reports with the head for one host: title, description, address, and what those show who show links to it (ogp.me). */
export function fillReportHead(page: string, { report, origin, siteName, host, scan }: ReportHead): string {
  const title = observatoryText('report_title_of', { host })
  const url = origin + reportUrl(report, host)
  const name =
    scan === undefined ? observatoryText('report_of', { host }) : observatoryText('share_title', { host, grade: shownGrade(scan.grade) })
  const description = scan === undefined ? observatoryText('not_scanned', { host }) : describe(scan)
  const tags = html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="en_US">
<meta name="twitter:card" content="summary">
`
  return fillHead(page, { title, tags })
}

function describe({ grade, score, scannedAt, report }: GradedScan): string {
  const tests = Object.values(report.tests)
  const passed = tests.filter(({ pass }) => pass !== false).length
  const date = new Date(scannedAt).toISOString().slice(0, 10)
  const text = observatoryText('share_text', { grade: shownGrade(grade), score, passed, total: tests.length, date })
  const [first] = firstSteps(report)
  return first === undefined ? text : `${text} ${observatoryText('share_first', { title: first.title })}`
}
