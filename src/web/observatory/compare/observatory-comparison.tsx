import type { ReactNode } from 'react'
import type { ObservatoryCompare } from '#contracts/observatory-pages.ts'
import { RawHtml } from '../../ui/raw-html.tsx'
import '../report/report.css'
import '../report/summary.css'
import '../report/report-tables.css'
import './observatory-comparison.css'

/** Two hosts, or two scans of a host, side by side: HTML of the server, which needs no script (docs/behaviour/observatory.md 221 to 223). */
export function ObservatoryComparison({ view }: { readonly view: ObservatoryCompare }): ReactNode {
  return (
    <main className="obs-report" id="content" tabIndex={-1}>
      <RawHtml as="div" html={view.html} />
    </main>
  )
}
