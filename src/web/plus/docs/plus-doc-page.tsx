import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../../article/article-view.ts'
import { Breadcrumbs } from '../../article/breadcrumbs.tsx'
import { ContentsToggle } from '../../article/contents-toggle.tsx'
import { Prose } from '../../article/prose.tsx'
import { SidebarToggle } from '../../article/sidebar-toggle.tsx'
import { TableOfContents } from '../../article/table-of-contents.tsx'
import { contentsText } from '../../article/toc-html.ts'
import { usePage } from '../../ui/page-context.ts'
import './plus-doc-page.css'

interface PlusDocPageProps {
  readonly view: ArticleView<GenericPage>
}

/** A page of the documentation of Plus, with its sidebar (docs/behaviour/plus.md 110). */
export function PlusDocPage({ view }: PlusDocPageProps): ReactNode {
  const { t } = usePage()
  const contents = contentsText(view.hyData.toc, t)
  return (
    <div className="document">
      <div className="article-bar">
        <SidebarToggle currentUrl={view.url} />
        <Breadcrumbs parents={view.parents} />
        <ContentsToggle html={contents} currentUrl={view.url} />
      </div>
      <PlusDocSidebar view={view} />
      <TableOfContents key={`toc ${view.url}`} html={contents} />
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{view.hyData.title}</h1>
        </header>
        <Prose sections={view.sections} />
      </main>
    </div>
  )
}

function PlusDocSidebar({ view }: PlusDocPageProps): ReactNode {
  const { site } = usePage()
  const { plusName } = site.brand
  return (
    <div className="sidebar" id="sidebar">
      <nav aria-label={areaText('plus.sidebar', { plusName })}>
        <div className="sidebar-tree">
          <ul>
            {view.hyData.plusDocs?.map(({ url, title }) => (
              <li key={url}>
                <a href={url} aria-current={url === view.url ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
            {site.pageUrls?.plans !== undefined && (
              <li className="plus-try">
                <a href={site.pageUrls.plans}>{areaText('plus.try', { plusName })}</a>
              </li>
            )}
          </ul>
        </div>
      </nav>
    </div>
  )
}
