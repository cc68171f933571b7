import { type ReactNode, useEffect, useState } from 'react'
import type { ObservatoryReport as ReportData } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { usePage } from '../../ui/page-context.ts'
import { hostOfInput } from '../host-of-input.ts'
import { Progress } from '../progress.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { Summary } from './summary.tsx'
import { type ReportState, useReport } from './use-report.ts'
import '../progress.css'
import './report.css'
import './summary.css'
import './report-tables.css'

interface ObservatoryReportProps {
  readonly view: ReportData
}

/** The report of the host that the address names (docs/behaviour/observatory.md 204 to 214). */
export function ObservatoryReport({ view }: ObservatoryReportProps): ReactNode {
  const { site } = usePage()
  const [host, setHost] = useState<string>()
  const { state, load, rescan } = useReport(host)
  const { landing } = view.links
  useEffect(() => {
    const named = hostOfInput(new URLSearchParams(location.search).get('host') ?? '')
    if (named === undefined) location.replace(landing)
    else setHost(named)
  }, [landing])
  useEffect(() => {
    if (host !== undefined) document.title = `${observatoryText('report_title_of', { host })} | ${site.brand.shortName}`
  }, [host, site])
  return (
    <main className="obs-report" id="content" tabIndex={-1}>
      <nav className="obs-path" aria-label="Breadcrumb">
        <a href={landing}>{observatoryText('name')}</a>
        {host !== undefined && <span dir="auto">{observatoryText('report_of', { host })}</span>}
      </nav>
      {host === undefined ? (
        <>
          <h1 tabIndex={-1}>{observatoryText('report_title')}</h1>
          <noscript>
            <p>{observatoryText('needs_script')}</p>
          </noscript>
        </>
      ) : (
        <Shown view={view} host={host} state={state} load={load} rescan={rescan} />
      )}
    </main>
  )
}

interface ShownProps extends ObservatoryReportProps {
  readonly host: string
  readonly state: ReportState
  readonly load: () => void
  readonly rescan: () => void
}

function Shown({ view, host, state, load, rescan }: ShownProps): ReactNode {
  if (state.kind === 'report')
    return (
      <>
        <Summary view={view} host={host} analysis={state.analysis} onRescan={rescan} />
        <FirstSteps analysis={state.analysis} />
        <ReportTabs view={view} analysis={state.analysis} />
      </>
    )
  return (
    <>
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
        <Progress key={state.kind} text={observatoryText(state.kind, { host })} />
      )}
    </>
  )
}
