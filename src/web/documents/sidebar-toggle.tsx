import { type ReactNode, useRef } from 'react'
import { usePage } from '../page-context.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { toggleSidebar } from './sidebar-collapse.ts'
import './sidebar-toggle.css'
import { isOverArticle, useSidebarOverArticle } from './use-sidebar-over-article.ts'

interface SidebarToggleProps {
  readonly currentUrl: string
}

/**
 * The buttons of the sidebar, of which the sheet shows one: where there is no room for the sidebar, a `<details>` that works without script
 * shows it; where it stands beside the article at first, a button collapses it for good.
 */
export function SidebarToggle({ currentUrl }: SidebarToggleProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const toggle = useRef<HTMLDetailsElement>(null)
  useSidebarOverArticle(toggle)
  const labels = { open: t('documents.expand_sidebar'), close: t('documents.collapse_sidebar') }
  return (
    <>
      <Disclosure
        name="sidebar-toggle"
        controls="sidebar"
        labels={labels}
        currentUrl={currentUrl}
        closesOnNavigation={isOverArticle}
        ref={toggle}
      />
      <button type="button" className="sidebar-collapse" aria-controls="sidebar" lang={interfaceLang} onClick={toggleSidebar}>
        <span className="sidebar-collapse-icon" aria-hidden="true" />
        <span className="sidebar-collapse-expand">{labels.open}</span>
        <span className="sidebar-collapse-collapse">{labels.close}</span>
      </button>
    </>
  )
}
