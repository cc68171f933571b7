import type { ReactNode } from 'react'
import type { Analysis } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { downloadFile } from '../../browser/download-file.ts'
import { Badge } from './parts/badge.tsx'
import { GradeTile } from './parts/grade-tile.tsx'
import { RescanButton } from './parts/rescan-button.tsx'
import { ScanTime } from './parts/scan-time.tsx'
import { reportCsv } from './report-csv.ts'
import { routeOf } from './route-of.ts'
import { trendOf } from './trend-of.ts'

interface SummaryProps {
  readonly view: ObservatoryReport
  readonly host: string
  readonly analysis: Analysis
  readonly onRescan: () => void
}

/** Grade, score and time of a scan, and what can be done next (docs/behaviour/observatory.md 205). */
export function Summary({ view, host, analysis, onRescan }: SummaryProps): ReactNode {
  const { scan, history, tests } = analysis
  const { landing, scoring } = view.links
  const trend = trendOf(scan, history)
  const score = observatoryText('score_of', { score: scan.score ?? 0 })
  const save = (type: 'json' | 'csv'): void => {
    const text = type === 'json' ? `${JSON.stringify(analysis, null, 2)}\n` : reportCsv(analysis)
    downloadFile(`${host}.${type}`, type === 'json' ? 'application/json' : 'text/csv', text)
  }
  return (
    <section className="obs-summary" aria-labelledby="obs-title">
      <h1 id="obs-title" tabIndex={-1} dir="auto">
        {observatoryText('summary', { host: routeOf(tests, host) })}
      </h1>
      <div className="obs-facts">
        <div className="obs-grade-place">
          {scan.grade !== null && <GradeTile grade={scan.grade} />}
          {trend !== undefined && <p className={`obs-trend obs-trend-${trend}`}>{observatoryText(`trend_${trend}`)}</p>}
        </div>
        <dl>
          <div>
            <dt>{observatoryText('score')}</dt>
            <dd>{scoring === null ? score : <a href={scoring}>{score}</a>}</dd>
          </div>
          <div>
            <dt>{observatoryText('scan_time')}</dt>
            <dd>
              <ScanTime scannedAt={scan.scanned_at} />
            </dd>
          </div>
          <div>
            <dt>{observatoryText('tests_passed')}</dt>
            <dd>{observatoryText('tests_passed_of', { passed: scan.tests_passed, total: scan.tests_quantity })}</dd>
          </div>
        </dl>
        <div className="obs-actions">
          <RescanButton scannedAt={scan.scanned_at} onRescan={onRescan} />
          <a href={landing}>{observatoryText('scan_another')}</a>
          <span className="obs-exports">
            <button type="button" className="obs-plain" onClick={() => save('json')}>
              {observatoryText('export')} {observatoryText('export_json')}
            </button>
            <button type="button" className="obs-plain" onClick={() => save('csv')}>
              {observatoryText('export')} {observatoryText('export_csv')}
            </button>
            <button type="button" className="obs-plain" onClick={() => print()}>
              {observatoryText('print')}
            </button>
          </span>
        </div>
      </div>
      {scan.grade !== null && <Badge host={host} grade={scan.grade} />}
    </section>
  )
}
