import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './table-of-contents.css'
import { followReading } from './follow-reading.ts'

interface TableOfContentsProps {
  /** By `tocHtml`; '' for a page without headings. */
  readonly html: string
  /** 'In this article' when absent. */
  readonly title?: string
}

/**
 * 'In this article'. On narrow screens a `<details>` before the list opens it; on wide ones the list stands beside the article and marks
 * the section that is being read.
 */
export function TableOfContents({ html, title }: TableOfContentsProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const root = useRef<HTMLElement>(null)
  useEffect(() => (root.current === null || html === '' ? undefined : followReading(root.current)), [html])
  if (html === '') return null
  const heading = title ?? t('documents.in_this_article')
  return (
    <nav className="toc" aria-labelledby="toc-title" ref={root}>
      <h2 className="toc-title" id="toc-title" lang={interfaceLang}>
        {heading}
      </h2>
      <details className="toc-toggle">
        <summary lang={interfaceLang}>{heading}</summary>
      </details>
      <RawHtml as="div" className="toc-list" data-toc="" html={html} />
    </nav>
  )
}
