import type { ReactNode } from 'react'
import type { TocEntry } from '#contracts/document.ts'
import { usePage } from '../page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './table-of-contents.css'
import { useSectionBeingRead } from './use-section-being-read.ts'

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[]
  /** 'In this article' when absent. */
  readonly title?: string
}

/**
 * 'In this article'. On narrow screens a `<details>` before the list opens it; on wide ones the list stands beside the article and marks
 * the section that is being read.
 */
export function TableOfContents({ entries, title }: TableOfContentsProps): ReactNode {
  const { t } = usePage()
  const heading = title ?? t('documents.in_this_article')
  const current = useSectionBeingRead(entries)
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 className="toc-title" id="toc-title">
        {heading}
      </h2>
      <details className="toc-toggle">
        <summary>{heading}</summary>
      </details>
      <ul>
        {entries.map(({ id, text, sub }) => (
          <li key={id} className={sub ? 'toc-sub' : undefined}>
            <RawHtml as="a" href={`#${encodeURIComponent(id)}`} aria-current={id === current ? 'true' : undefined} html={text} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
