import type { ReactNode } from 'react'
import type { GenericPage as GenericData } from '#contracts/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Breadcrumbs } from '../article/breadcrumbs.tsx'
import { ContentsToggle } from '../article/contents-toggle.tsx'
import { Prose } from '../article/prose.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { contentsText } from '../article/toc-html.ts'
import { usePage } from '../ui/page-context.ts'
import { NewsletterNote } from './newsletter-note.tsx'
import { PageFigures } from './page-figures.tsx'
import { TabbedText } from './tabbed-text.tsx'
import '../ui/plain-bar.css'
import './generic-page.css'

interface GenericPageProps {
  readonly view: ArticleView<GenericData>
}

/** The page about the newsletter (docs/behaviour/pages.md 3). */
const NEWSLETTER_ID = 'newsletter'

/** A page of text: about, advertising, newsletter and whatever else a content root has. */
export function GenericPage({ view }: GenericPageProps): ReactNode {
  const { t } = usePage()
  const { title, tabs, figures, action } = view.hyData
  const contents = contentsText(view.hyData.toc, t)
  return (
    <div className="document document-plain">
      <div className="article-bar">
        {view.parents.length > 1 && <Breadcrumbs parents={view.parents} />}
        <ContentsToggle html={contents} currentUrl={view.url} />
      </div>
      <TableOfContents key={`toc ${view.url}`} html={contents} />
      <main className="article generic" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{title}</h1>
        </header>
        <PageFigures figures={figures} />
        {tabs.length === 0 ? <Prose view={view} /> : <TabbedText sections={view.sections} groups={tabs} />}
        {view.id === NEWSLETTER_ID && <NewsletterNote />}
        {action !== null && (
          <p className="page-action">
            <a className="button" href={action.url}>
              {action.title}
            </a>
          </p>
        )}
      </main>
    </div>
  )
}
