import type { ReactNode } from 'react'
import type { GenericPage as GenericData } from '#contracts/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'

interface GenericPageProps {
  readonly view: GenericData
  readonly slots: ArticleSlots
}

/** A page of text: about, community, contribute and whatever else a content root has. */
export function GenericPage({ view, slots }: GenericPageProps): ReactNode {
  return (
    <div className="document document-plain">
      <div className="article-bar">{slots.breadcrumbs}</div>
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{view.hyData.title}</h1>
        </header>
        {slots.toc}
        {slots.text}
      </main>
    </div>
  )
}
