import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../page-context.ts'
import './sidebar-toggle.css'

interface SidebarToggleProps {
  readonly currentUrl: string
}

/**
 * The button that shows the sidebar where there is no room for it; the sheet follows the `open` of this `<details>`, so that it works
 * without script. On phones, where the sidebar lies above the article, it closes when another page is shown.
 */
export function SidebarToggle({ currentUrl }: SidebarToggleProps): ReactNode {
  const { t } = usePage()
  const toggle = useRef<HTMLDetailsElement>(null)
  const shown = useRef(currentUrl)
  useEffect(() => {
    if (shown.current === currentUrl) return
    shown.current = currentUrl
    if (toggle.current !== null && isAboveArticle()) toggle.current.open = false
  }, [currentUrl])
  return (
    <details className="sidebar-toggle" ref={toggle}>
      <summary aria-controls="sidebar">
        <span className="sidebar-toggle-icon" aria-hidden="true" />
        <span className="sidebar-toggle-open">{t('documents.expand_sidebar')}</span>
        <span className="sidebar-toggle-close">{t('documents.collapse_sidebar')}</span>
      </summary>
    </details>
  )
}

/** Whether the sidebar stands over the article and not beside it: the sheet decides that, so the page is asked. */
function isAboveArticle(): boolean {
  const sidebar = document.getElementById('sidebar')?.getBoundingClientRect()
  const article = document.getElementById('content')?.getBoundingClientRect()
  return sidebar !== undefined && article !== undefined && sidebar.bottom <= article.top + 1
}
