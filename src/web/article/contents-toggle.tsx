import type { ReactNode } from 'react'
import { usePage } from '../ui/page-context.ts'
import { PanelToggle } from './panel-toggle.tsx'

interface ContentsToggleProps {
  /** The list it shows; nothing is shown for ''. */
  readonly html: string
  readonly currentUrl: string
  /** 'In this article' when absent. */
  readonly title?: string
}

/** The button in the article's bar that shows the table of contents where there is no room for it next to the article. */
export function ContentsToggle({ html, currentUrl, title }: ContentsToggleProps): ReactNode {
  const { t } = usePage()
  if (html === '') return null
  return <PanelToggle name="toc-toggle" controls="toc" label={title ?? t('documents.in_this_article')} currentUrl={currentUrl} />
}
