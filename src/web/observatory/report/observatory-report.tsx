import { type ReactNode, useEffect } from 'react'
import type { ObservatoryReport as ReportPage } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import type { ReportData } from '#markup/observatory/report-data.ts'
import { reportPageHtml } from '#markup/observatory/report-html.ts'
import { AdSlot } from '../../ui/ad-slot.tsx'
import { usePage } from '../../ui/page-context.ts'
import { RawHtml } from '../../ui/raw-html.tsx'
import { Progress } from '../progress.tsx'
import { LiveReport } from './live-report.tsx'
import { type ReportState, useReport } from './use-report.ts'
import '../progress.css'
import './report.css'
import './summary.css'
import './report-tables.css'

/** A page of reports, and what the server has put into it. */
export interface ReportView extends ReportPage {
  /** Absent: no server has filled in the page. */
  readonly data?: ReportData | undefined
}

interface ObservatoryReportProps {
  readonly view: ReportView
}

/**
 * The report of the host that the address names (docs/behaviour/observatory.md 204 to 218). The server's HTML stays; the parts that need script
 * are added to it. Only a new scan makes its HTML here, by the same functions.
 */
export function ObservatoryReport({ view }: ObservatoryReportProps): ReactNode {
  const { site } = usePage()
  const { host, state, load, rescan } = useReport(view.data, view.links.landing)
  useEffect(() => {
    if (host !== undefined) document.title = `${observatoryText('report_title_of', { host })} | ${site.brand.shortName}`
  }, [host, site])
  return (
    <>
      <main className="obs-report" id="content" tabIndex={-1}>
        <Shown key={keyOf(state)} view={view} host={host ?? ''} state={state} load={load} rescan={rescan} />
      </main>
      <AdSlot name="side" url={view.url} />
    </>
  )
}

interface ShownProps extends ObservatoryReportProps {
  readonly host: string
  readonly state: ReportState
  readonly load: () => void
  readonly rescan: () => void
}

function Shown({ view, host, state, load, rescan }: ShownProps): ReactNode {
  const { origin } = usePage().site
  if (state.kind === 'served')
    return view.data?.kind === 'report' ? (
      <LiveReport html={view.html} view={view} host={host} analysis={view.data.analysis} onRescan={rescan} />
    ) : (
      <RawHtml as="div" html={view.html} />
    )
  if (state.kind === 'report') {
    const { analysis } = state
    const html = reportPageHtml(view, { kind: 'report', host, analysis, origin, now: Date.now() }).toString()
    return <LiveReport html={html} view={view} host={host} analysis={analysis} isNew onRescan={rescan} />
  }
  return (
    <>
      <nav className="obs-path" aria-label="Breadcrumb">
        <a href={view.links.landing}>{observatoryText('name')}</a>
        <span dir="auto">{observatoryText('report_of', { host })}</span>
      </nav>
      <h1 tabIndex={-1} dir="auto">
        {observatoryText('summary', { host })}
      </h1>
      {state.kind === 'failed' ? (
        <div className="obs-failure" role="alert">
          <p>{state.message}</p>
          <p className="obs-actions">
            <button type="button" className="button" onClick={load}>
              {observatoryText('try_again')}
            </button>
            <a href={view.links.landing}>{observatoryText('home')}</a>
          </p>
        </div>
      ) : (
        <Progress text={observatoryText(state.kind, { host })} />
      )}
    </>
  )
}

/** Another report is another tree: what was added to the HTML of one is gone with it. */
function keyOf(state: ReportState): string {
  return state.kind === 'report' ? `report ${state.analysis.scan.id}` : state.kind
}
