import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './table-of-contents.css'
import { followReading } from './follow-reading.ts'

interface TableOfContentsProps {
  /** By `contentsText`; '' for a page without headings. */
  readonly html: string
  /** 'In this article' when absent. */
  readonly title?: string
}

/**
 * 'In this article'. On narrow screens the button in the bar (`ContentsToggle`) shows the list over the article; on wide ones the list stands
 * next to the article. It marks the section that is being read.
 */
export function TableOfContents({ html, title }: TableOfContentsProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const root = useRef<HTMLElement>(null)
  useEffect(() => (root.current === null || html === '' ? undefined : followReading(root.current)), [html])
  if (html === '') return null
  const heading = title ?? t('documents.in_this_article')
  return (
    <nav className="toc" id="toc" aria-labelledby="toc-title" ref={root}>
      <h2 className="toc-title" id="toc-title" lang={interfaceLang}>
        {heading}
      </h2>
      <RawHtml as="div" className="toc-list" data-toc="" html={html} />
    </nav>
  )
}
