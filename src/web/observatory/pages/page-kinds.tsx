import type { ObservatoryLanding as LandingData, ObservatoryReport as ReportPage } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { readReportData } from '#markup/observatory/report-data.ts'
import { ProductDocPage } from '../../article/product-doc-page.tsx'
import { textPageKind } from '../../article/text-page-kind.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { ObservatoryLanding } from '../landing/observatory-landing.tsx'
import { ObservatoryReport, type ReportView } from '../report/observatory-report.tsx'

/**
 * The page of the scanner and that of its reports: one kind, for every page's code holds the list of kinds. Search engines list no report: it
 * changes, and its host is in the query. The HTML of a report is the server's, so the data has none.
 */
export const observatoryKind: PageKind<LandingData | ReportPage, LandingData | ReportPage, LandingData | ReportView> = {
  hydrate: (page) => (isReport(page) ? { ...page, html: '' } : page),
  read: (page, root) => (isReport(page) ? { ...page, data: readReportData(root) } : page),
  head: (page) => ({
    title: page.pageTitle,
    description: observatoryText('description'),
    ...(isReport(page) ? { isUnlisted: true } : { name: observatoryText('name') }),
  }),
  Component: ({ view }) => (isReport(view) ? <ObservatoryReport view={view} /> : <ObservatoryLanding view={view} />),
}

/** The documentation of the scanner: in English only. */
export const observatoryDocKind = textPageKind(({ view }) => <ProductDocPage view={view} label={observatoryText('docs_sidebar')} />)

function isReport(page: LandingData | ReportPage): page is ReportPage {
  return 'advice' in page
}
