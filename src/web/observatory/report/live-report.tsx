import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Analysis } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport } from '#contracts/observatory-pages.ts'
import { RawHtml } from '../../ui/raw-html.tsx'
import { Exports } from './exports.tsx'
import { RescanButton } from './parts/rescan-button.tsx'
import { ScanTime } from './parts/scan-time.tsx'
import { ReportTabs } from './report-tabs.tsx'

interface LiveReportProps {
  /** Of the server, or as it would have it (`markup/observatory/report-html.ts`). */
  readonly html: string
  readonly view: ObservatoryReport
  readonly host: string
  readonly analysis: Analysis
  /** It comes after a scan, whose progress had the focus. */
  readonly isNew?: boolean
  readonly onRescan: () => void
}

/** The marked containers in the HTML of a report, by their names. */
type Containers = ReadonlyMap<string, Element>

/**
 * The HTML of a report, with what needs script in its containers: a clock, the button that scans again, downloads, tabs. They come before the browser
 * paints, so nothing is seen twice.
 */
export function LiveReport({ html, view, host, analysis, isNew = false, onRescan }: LiveReportProps): ReactNode {
  const root = useRef<HTMLElement>(null)
  const [containers, setContainers] = useState<Containers>(new Map())
  useLayoutEffect(() => {
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-obs]') ?? [])]
    for (const container of found) container.replaceChildren()
    setContainers(new Map(found.map((container) => [container.dataset.obs ?? '', container])))
  }, [])
  useEffect(() => {
    if (isNew && document.activeElement === document.body) root.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [isNew])
  const put = (name: string, node: ReactNode): ReactNode => {
    const container = containers.get(name)
    return container === undefined ? null : createPortal(node, container)
  }
  return (
    <>
      <RawHtml as="div" ref={root} html={html} />
      {put('time', <ScanTime scannedAt={analysis.scan.scanned_at} />)}
      {put('rescan', <RescanButton scannedAt={analysis.scan.scanned_at} onRescan={onRescan} />)}
      {put('exports', <Exports host={host} analysis={analysis} />)}
      {put('results', <ReportTabs view={view} analysis={analysis} />)}
    </>
  )
}
