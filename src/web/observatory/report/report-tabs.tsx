import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { Analysis } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { scoresHtml } from '#markup/observatory/scores-html.ts'
import { findNextTab } from '../../ui/find-next-tab.ts'
import { RawHtml } from '../../ui/raw-html.tsx'
import { BenchmarkTab } from './tabs/benchmark-tab.tsx'
import { CookiesTab } from './tabs/cookies-tab.tsx'
import { CspTab } from './tabs/csp-tab.tsx'
import { HeadersTab } from './tabs/headers-tab.tsx'
import { HistoryTab } from './tabs/history-tab.tsx'

const TABS = ['scoring', 'csp', 'cookies', 'headers', 'history', 'benchmark'] as const
type Tab = (typeof TABS)[number]

interface ReportTabsProps {
  readonly view: ObservatoryReport
  readonly analysis: Analysis
}

/**
 * The parts of a report, one at a time (ARIA Authoring Practices, 'Tabs'). The hash of the address names it; on paper all are shown
 * (docs/behaviour/observatory.md 207).
 */
export function ReportTabs({ view, analysis }: ReportTabsProps): ReactNode {
  const [chosen, choose] = useState<Tab>(findTab)
  useEffect(() => {
    const follow = (): void => choose(findTab())
    const listening = new AbortController()
    for (const event of ['hashchange', 'popstate']) addEventListener(event, follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const show = (tab: Tab): void => {
    choose(tab)
    history.replaceState(history.state, '', `#${tab}`)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return
    const place = { index: TABS.indexOf(chosen), count: TABS.length, isRightToLeft: event.currentTarget.matches(':dir(rtl)') }
    const next = TABS[findNextTab(event.key, place) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    show(next)
    document.getElementById(`obs-tab-${next}`)?.focus()
  }
  return (
    <section className="obs-results" aria-label={observatoryText('results')}>
      <div className="obs-tabs" role="tablist" tabIndex={-1} aria-label={observatoryText('results')} onKeyDown={press}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`obs-tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`obs-${tab}`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => show(tab)}
          >
            {observatoryText(`tab_${tab}`)}
          </button>
        ))}
      </div>
      {TABS.map((tab) => (
        <div key={tab} className="obs-panel" role="tabpanel" id={`obs-${tab}`} aria-labelledby={`obs-tab-${tab}`} hidden={tab !== chosen}>
          <h2 className="obs-panel-title">{observatoryText(`tab_${tab}`)}</h2>
          {panelOf(tab, { view, analysis, isShown: tab === chosen })}
        </div>
      ))}
    </section>
  )
}

function panelOf(tab: Tab, { view, analysis, isShown }: ReportTabsProps & { readonly isShown: boolean }): ReactNode {
  switch (tab) {
    case 'scoring':
      return <RawHtml as="div" html={scoresHtml(view, analysis).toString()} />
    case 'csp':
      return <CspTab test={analysis.tests['content-security-policy']} proposal={analysis.policy} />
    case 'cookies':
      return <CookiesTab test={analysis.tests.cookies} scannedAt={analysis.scan.scanned_at} />
    case 'headers':
      return <HeadersTab headers={analysis.scan.response_headers ?? {}} pages={view.headers} />
    case 'history':
      return <HistoryTab entries={analysis.history} />
    case 'benchmark':
      return <BenchmarkTab grade={analysis.scan.grade} isShown={isShown} />
  }
}

/** The tab that the address names, in any case; the first one otherwise. */
function findTab(): Tab {
  const named = location.hash.slice(1).toLowerCase()
  return TABS.find((tab) => tab === named) ?? 'scoring'
}
