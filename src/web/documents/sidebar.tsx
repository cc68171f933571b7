import { type ReactNode, useMemo, useRef, useState } from 'react'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './sidebar.css'
import { SidebarFilter } from './sidebar-filter.tsx'
import { sidebarHtml } from './sidebar-html.ts'
import { sidebarLegendHtml } from './sidebar-legend-html.ts'
import { useCurrentInSight } from './use-current-in-sight.ts'
import { useWholeSidebar } from './use-whole-sidebar.ts'

interface SidebarProps {
  /** HTML of the branch that stands in the page; '' on pages that came later, which the first one serves. */
  readonly branch: string
  readonly sidebarUrl: string | undefined
  readonly currentUrl: string
}

/**
 * The pages around this one. The page holds a branch; as soon as the sidebar is seen, the whole one takes its place. On the way from page
 * to page the same sidebar stays in place with all that the user opened; only the mark moves. Another sidebar needs another `key`.
 */
export function Sidebar({ branch, sidebarUrl, currentUrl }: SidebarProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const root = useRef<HTMLDivElement>(null)
  const [first] = useState({ branch, currentUrl })
  const { sidebar, isSettled } = useWholeSidebar(sidebarUrl, root)
  const html = useMemo(
    () => (sidebar === undefined ? first.branch : sidebarHtml(sidebar.entries, { currentUrl: first.currentUrl, t })),
    [sidebar, first, t],
  )
  const legend = useMemo(() => (sidebar === undefined ? '' : sidebarLegendHtml(sidebar.entries, t)), [sidebar, t])
  useCurrentInSight(root, html, currentUrl)
  return (
    <div className="sidebar" id="sidebar" ref={root}>
      <nav aria-label={t('documents.sidebar')}>
        <a className="skip-link" href="#content" lang={interfaceLang}>
          {t('documents.sidebar_skip')}
        </a>
        <SidebarFilter sidebar={root} isWhole={isSettled} currentUrl={currentUrl} />
        <RawHtml as="div" className="sidebar-tree" data-sidebar="" html={html} />
        {legend !== '' && <RawHtml as="p" className="sidebar-legend" lang={interfaceLang} aria-hidden="true" html={legend} />}
      </nav>
    </div>
  )
}
