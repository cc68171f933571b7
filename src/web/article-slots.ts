import type { ReactNode } from 'react'

/** The parts of an article that pages outside the documents share with them; routes.tsx hands them over (house rule 5). */
export interface ArticleSlots {
  readonly breadcrumbs: ReactNode
  readonly toc: ReactNode
  readonly text: ReactNode
  /** The button that shows the sidebar where there is no room for it. */
  readonly sidebarToggle: ReactNode
}
