import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Breadcrumbs } from '../article/breadcrumbs.tsx'
import { ContentsToggle } from '../article/contents-toggle.tsx'
import { Prose } from '../article/prose.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { contentsText } from '../article/toc-html.ts'
import { usePage } from '../ui/page-context.ts'
import { IssueList } from './issue-list.tsx'
import { SpotlightCards } from './spotlight-cards.tsx'
import '../ui/plain-bar.css'
import './community-page.css'

interface CommunityPageProps {
  readonly view: ArticleView<GenericPage>
}

/** How one takes part (docs/behaviour/pages.md 4): the page's own text, people, and issues to begin with where the site says where they are. */
export function CommunityPage({ view }: CommunityPageProps): ReactNode {
  const { t } = usePage()
  const { title, community } = view.hyData
  const contents = contentsText(view.hyData.toc, t)
  return (
    <div className="document document-plain">
      <div className="article-bar">
        {view.parents.length > 1 && <Breadcrumbs parents={view.parents} />}
        <ContentsToggle html={contents} currentUrl={view.url} />
      </div>
      <TableOfContents key={`toc ${view.url}`} html={contents} />
      <main className="article community" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{title}</h1>
          {view.description !== '' && <p className="community-lead">{view.description}</p>}
        </header>
        <Prose view={view} />
        {community !== undefined && <SpotlightCards spotlights={community.spotlights} />}
        {community !== undefined && community.issues !== null && <IssueList page={community.issues.page} />}
      </main>
    </div>
  )
}
