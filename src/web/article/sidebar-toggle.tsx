import { type ReactNode, useRef } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { usePage } from '../ui/page-context.ts'
import { toggleSidebar } from './sidebar-collapse.ts'
import './sidebar-toggle.css'
import { isOverArticle, usePanelOverArticle } from './use-panel-over-article.ts'

interface SidebarToggleProps {
  readonly currentUrl: string
}

/** Next to the article the sidebar stays open from page to page. */
const isSidebarOverArticle = (): boolean => isOverArticle('sidebar')

/**
 * The buttons of the sidebar, of which the stylesheet shows one: where there is no room for the sidebar, a `<details>` that works without script
 * shows it; where it stands next to the article at first, a button collapses it for good.
 */
export function SidebarToggle({ currentUrl }: SidebarToggleProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const toggle = useRef<HTMLDetailsElement>(null)
  usePanelOverArticle(toggle, 'sidebar')
  const labels = { open: t('documents.expand_sidebar'), close: t('documents.collapse_sidebar') }
  return (
    <>
      <Disclosure
        name="sidebar-toggle"
        controls="sidebar"
        labels={labels}
        currentUrl={currentUrl}
        closesOnNavigation={isSidebarOverArticle}
        ref={toggle}
      />
      <button type="button" className="sidebar-collapse" aria-controls="sidebar" lang={interfaceLang} onClick={toggleSidebar}>
        <span className="disclosure-icon" aria-hidden="true" />
        <span className="disclosure-label-open">{labels.open}</span>
        <span className="disclosure-label-close">{labels.close}</span>
      </button>
    </>
  )
}
