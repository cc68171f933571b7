import { observatoryText } from '#locales/observatory.ts'
import { firstSteps } from '#markup/observatory/first-steps-html.ts'
import { reportUrl } from '#markup/observatory/report-url.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { fillSharedHead } from './shared-head.ts'
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

/** A built page of reports with the head for one host: title, description, address, and what previews of links to it show (ogp.me). */
export function fillReportHead(page: string, { report, origin, siteName, host, scan }: ReportHead): string {
  const title = observatoryText('report_title_of', { host })
  const url = origin + reportUrl(report, host)
  const name =
    scan === undefined ? observatoryText('report_of', { host }) : observatoryText('share_title', { host, grade: shownGrade(scan.grade) })
  const description = scan === undefined ? observatoryText('not_scanned', { host }) : describe(scan)
  return fillSharedHead(page, { title, name, description, url, siteName })
}

function describe({ grade, score, scannedAt, report }: GradedScan): string {
  const tests = Object.values(report.tests)
  const passed = tests.filter(({ pass }) => pass !== false).length
  const date = new Date(scannedAt).toISOString().slice(0, 10)
  const text = observatoryText('share_text', { grade: shownGrade(grade), score, passed, total: tests.length, date })
  const [first] = firstSteps(report)
  return first === undefined ? text : `${text} ${observatoryText('share_first', { title: first.title })}`
}
