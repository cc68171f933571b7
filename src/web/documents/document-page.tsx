// The order of these imports is that of their rules.
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../article/breadcrumbs.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleFooter } from './article-footer.tsx'
import { Baseline } from './baseline.tsx'
import '../article/code.css'
import '../article/compat/compat.css'
import '../article/css-blocks.css'
import '../article/css-syntax.css'
import './document-page.css'
import '../article/macro-blocks.css'
import '../article/notecards.css'
import '../article/prose.css'
import '../article/reading.css'
import '../article/prose-blocks.css'
import '../article/web-api-blocks.css'
import { Sidebar } from './sidebar.tsx'

// After the rules of the sidebar.

import { ContentsToggle } from '../article/contents-toggle.tsx'
import { Prose } from '../article/prose.tsx'
import { SidebarToggle } from '../article/sidebar-toggle.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { isolatedTitle } from '../texts/title-direction.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { RawHtml } from '../ui/raw-html.tsx'
import type { DocumentView } from './document-view.ts'
import { TranslationNote } from './translation-note.tsx'

interface DocumentPageProps {
  readonly view: DocumentView
  /** What asks the user something: a survey, whether the page helped. */
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
      {(hasSidebar || doc.parents !== null || view.toc !== '' || doc.other_translations.length > 1 || save !== null) && (
        <div className="article-bar">
          {hasSidebar && <SidebarToggle currentUrl={view.url} />}
          {doc.parents !== null && <Breadcrumbs parents={doc.parents} />}
          <ContentsToggle html={view.toc} currentUrl={view.url} />
          <ArticleActions doc={doc} url={view.url} save={save} />
        </div>
      )}
      {hasSidebar && (
        <Sidebar key={doc.sidebarURL ?? view.url} branch={view.sidebar} sidebarUrl={doc.sidebarURL ?? undefined} currentUrl={view.url} />
      )}
      <TableOfContents key={`toc ${view.url}`} html={view.toc} />
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <RawHtml as="h1" tabIndex={-1} html={isolatedTitle(doc.titleHTML, doc.locale)} />
        </header>
        <TranslationNote doc={doc} url={view.url} />
        <Baseline html={view.baseline} />
        <Prose view={view} />
        {feedback}
        <ArticleFooter doc={doc} />
      </main>
      <AdSlot name="side" url={view.url} />
    </div>
  )
}
