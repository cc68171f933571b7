import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'

/** The button that shows the sidebar where there is no room for it; the sheet follows the `open` of this `<details>`, so that it works without script. */
export function SidebarToggle(): ReactNode {
  const { t } = usePage()
  return (
    <details className="sidebar-toggle">
      <summary>
        <span className="sidebar-toggle-icon" aria-hidden="true" />
        <span className="sidebar-toggle-open">{t('documents.expand_sidebar')}</span>
        <span className="sidebar-toggle-close">{t('documents.collapse_sidebar')}</span>
      </summary>
    </details>
  )
}
