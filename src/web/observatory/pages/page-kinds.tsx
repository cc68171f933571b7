import type { ObservatoryLanding as LandingData, ObservatoryReport as ReportData } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { ProductDocPage } from '../../article/product-doc-page.tsx'
import { textPageKind } from '../../article/text-page-kind.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { ObservatoryLanding } from '../landing/observatory-landing.tsx'
import { ObservatoryReport } from '../report/observatory-report.tsx'

/**
 * The page of the scanner and that of its reports: one kind, for every page's code holds the list of kinds. Search engines list no report: it
 * changes, and its host is in the query.
 */
export const observatoryKind: PageKind<LandingData | ReportData> = {
  head: (page) => ({
    title: page.pageTitle,
    description: observatoryText('description'),
    ...(isReport(page) ? { isUnlisted: true } : { name: observatoryText('name') }),
  }),
  Component: ({ view }) => (isReport(view) ? <ObservatoryReport view={view} /> : <ObservatoryLanding view={view} />),
}

/** The documentation of the scanner: in English only. */
export const observatoryDocKind = textPageKind(({ view }) => <ProductDocPage view={view} label={observatoryText('docs_sidebar')} />)

function isReport(page: LandingData | ReportData): page is ReportData {
  return 'advice' in page
}
