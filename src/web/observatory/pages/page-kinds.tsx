import type {
  ObservatoryCompare as ComparePage,
  ObservatoryLanding as LandingData,
  ObservatoryReport as ReportPage,
} from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { readReportData } from '#markup/observatory/report-data.ts'
import { ProductDocPage } from '../../article/product-doc-page.tsx'
import { textPageKind } from '../../article/text-page-kind.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { ObservatoryComparison } from '../compare/observatory-comparison.tsx'
import { ObservatoryLanding } from '../landing/observatory-landing.tsx'
import { ObservatoryReport, type ReportView } from '../report/observatory-report.tsx'

type AnyData = LandingData | ReportPage | ComparePage

/**
 * The page of the scanner, that of its reports and that which compares: one kind, for every page's code holds the list of kinds. Search engines list no report: it
 * changes, and its host is in the query. The HTML of a report is the server's, so the data has none.
 */
export const observatoryKind: PageKind<AnyData, AnyData, LandingData | ComparePage | ReportView> = {
  hydrate: (page) => ('html' in page ? { ...page, html: '' } : page),
  read: (page, root) => (isReport(page) ? { ...page, data: readReportData(root) } : page),
  head: (page) => ({
    title: page.pageTitle,
    description: observatoryText('description'),
    ...('html' in page ? { isUnlisted: true } : { name: observatoryText('name') }),
  }),
  Component: ({ view }) => {
    if (isReport(view)) return <ObservatoryReport view={view} />
    return 'html' in view ? <ObservatoryComparison view={view} /> : <ObservatoryLanding view={view} />
  },
}

/** The documentation of the scanner: in English only. */
export const observatoryDocKind = textPageKind(({ view }) => <ProductDocPage view={view} label={observatoryText('docs_sidebar')} />)

function isReport(page: AnyData): page is ReportPage {
  return 'advice' in page
}
