import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { usePage } from '../page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './sidebar.css'
import { markCurrent } from './mark-current.ts'
import { sidebarHtml } from './sidebar-html.ts'
import { useWholeSidebar } from './use-whole-sidebar.ts'

interface SidebarProps {
  /** HTML of the branch that stands in the page. */
  readonly branch: string
  readonly sidebarUrl: string | undefined
  readonly currentUrl: string
}

/**
 * The pages around this one. The page holds a branch; as soon as the sidebar is seen, the whole one takes its place. On the way from page
 * to page the same sidebar stays in place with all that the reader opened; only the mark moves.
 */
export function Sidebar({ branch, sidebarUrl, currentUrl }: SidebarProps): ReactNode {
  const { t } = usePage()
  const root = useRef<HTMLDivElement>(null)
  const whole = useWholeSidebar(sidebarUrl, root)
  const firstUrl = useRef(currentUrl)
  const html = useMemo(
    () => (whole === undefined ? branch : sidebarHtml(whole.entries, { currentUrl: firstUrl.current, t })),
    [whole, branch, t],
  )
  useLayoutEffect(() => {
    if (root.current !== null && html !== '') markCurrent(root.current, currentUrl)
  }, [html, currentUrl])
  return (
    <div className="sidebar" id="sidebar" ref={root}>
      <nav aria-label={t('documents.sidebar')}>
        <RawHtml as="div" className="sidebar-tree" data-sidebar="" html={html} />
      </nav>
    </div>
  )
}
