import type { ObservatoryReport as ReportData } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { ObservatoryReport } from './observatory-report.tsx'

/** The page with the report of a host. Search engines list none: a report changes, and its host is in the query. */
export const observatoryReportKind: PageKind<ReportData> = {
  head: ({ pageTitle }) => ({ title: pageTitle, description: observatoryText('description'), isUnlisted: true }),
  Component: ({ view }) => <ObservatoryReport view={view} />,
}
