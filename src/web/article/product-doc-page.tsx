import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { usePage } from '../ui/page-context.ts'
import type { ArticleView } from './article-view.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ContentsToggle } from './contents-toggle.tsx'
import { Prose } from './prose.tsx'
import { SidebarToggle } from './sidebar-toggle.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { contentsText } from './toc-html.ts'

interface ProductDocPageProps {
  readonly view: ArticleView<GenericPage>
  /** The name of the sidebar. */
  readonly label: string
  /** More entries of the sidebar, after its pages. */
  readonly more?: ReactNode
}

/** A page of the documentation of Plus or of the scanner, with the sidebar of its pages (docs/behaviour/plus.md 110). */
export function ProductDocPage({ view, label, more }: ProductDocPageProps): ReactNode {
  const { t } = usePage()
  const contents = contentsText(view.hyData.toc, t)
  return (
    <div className="document">
      <div className="article-bar">
        <SidebarToggle currentUrl={view.url} />
        <Breadcrumbs parents={view.parents} />
        <ContentsToggle html={contents} currentUrl={view.url} />
      </div>
      <div className="sidebar" id="sidebar">
        <nav aria-label={label}>
          <div className="sidebar-tree">
            <ul>
              {view.hyData.productDocs?.map(({ url, title }) => (
                <li key={url}>
                  <a href={url} aria-current={url === view.url ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
              {more}
            </ul>
          </div>
        </nav>
      </div>
      <TableOfContents key={`toc ${view.url}`} html={contents} />
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{view.hyData.title}</h1>
        </header>
        <Prose view={view} />
      </main>
      <AdSlot name="side" url={view.url} />
    </div>
  )
}
