import type { ReactNode } from 'react'
import { ArticleActions } from './article-actions.tsx'
import { ArticleFooter } from './article-footer.tsx'
import { Baseline } from './baseline.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './code.css'
import './compat/compat.css'
import { isolatedTitle } from '../texts/title-direction.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import type { DocumentView } from './document-view.ts'
import './css-syntax.css'
import './document-page.css'
import './macro-blocks.css'
import './notecards.css'
import './prose.css'
import './prose-blocks.css'
import './web-api-blocks.css'
import { Prose } from './prose.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarToggle } from './sidebar-toggle.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { TranslationNote } from './translation-note.tsx'

interface DocumentPageProps {
  readonly view: DocumentView
  /** What asks the reader whether the page helped. */
  readonly feedback: ReactNode
  /** The button that saves the page; null where pages are not saved. */
  readonly save: ReactNode
}

/** A documentation page: the bar with sidebar button and breadcrumbs, the sidebar, the article and its table of contents. */
export function DocumentPage({ view, feedback, save }: DocumentPageProps): ReactNode {
  const { doc } = view
  const hasSidebar = view.sidebar !== '' || doc.sidebarURL !== null
  return (
    <div className={hasSidebar ? 'document' : 'document document-plain'}>
      {(hasSidebar || doc.parents !== null || doc.other_translations.length > 1 || save !== null) && (
        <div className="article-bar">
          {hasSidebar && <SidebarToggle currentUrl={view.url} />}
          {doc.parents !== null && <Breadcrumbs parents={doc.parents} />}
          <ArticleActions doc={doc} url={view.url} save={save} />
        </div>
      )}
      {hasSidebar && (
        <Sidebar key={doc.sidebarURL ?? view.url} branch={view.sidebar} sidebarUrl={doc.sidebarURL ?? undefined} currentUrl={view.url} />
      )}
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <RawHtml as="h1" tabIndex={-1} html={isolatedTitle(doc.titleHTML, doc.locale)} />
        </header>
        <TranslationNote doc={doc} url={view.url} />
        <Baseline html={view.baseline} />
        <TableOfContents html={view.toc} />
        <Prose sections={view.sections} />
        {feedback}
        <ArticleFooter doc={doc} />
      </main>
    </div>
  )
}
