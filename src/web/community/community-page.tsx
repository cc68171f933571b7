import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { IssueList } from './issue-list.tsx'
import { SpotlightCards } from './spotlight-cards.tsx'
import './community-page.css'

interface CommunityPageProps {
  readonly view: GenericPage
  readonly slots: ArticleSlots
}

/** How one takes part (spec 001, 'Community'): the page's own text, people, and issues to begin with where the site says where they are. */
export function CommunityPage({ view, slots }: CommunityPageProps): ReactNode {
  const { title, community } = view.hyData
  return (
    <div className="document document-plain">
      <div className="article-bar">{slots.breadcrumbs}</div>
      <main className="article community" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{title}</h1>
          {view.description !== '' && <p className="community-lead">{view.description}</p>}
        </header>
        {slots.toc}
        {slots.text}
        {community !== undefined && <SpotlightCards spotlights={community.spotlights} />}
        {community !== undefined && community.issues !== null && <IssueList page={community.issues.page} />}
      </main>
    </div>
  )
}
