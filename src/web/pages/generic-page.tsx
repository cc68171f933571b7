import type { ReactNode } from 'react'
import type { GenericPage as GenericData } from '#contracts/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { NewsletterNote } from './newsletter-note.tsx'
import { PageFigures } from './page-figures.tsx'
import { TabbedText } from './tabbed-text.tsx'
import './generic-page.css'

interface GenericPageProps {
  /** With the HTML of its sections. */
  readonly view: GenericData & { readonly sections: readonly string[] }
  readonly slots: ArticleSlots
}

/** The page in which readers are told of the newsletter (spec 001, 'Newsletter page'). */
const NEWSLETTER_ID = 'newsletter'

/** A page of text: about, advertising, newsletter and whatever else a content root has. */
export function GenericPage({ view, slots }: GenericPageProps): ReactNode {
  const { title, tabs, figures, action } = view.hyData
  return (
    <div className="document document-plain">
      <div className="article-bar">{slots.breadcrumbs}</div>
      <main className="article generic" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header">
          <h1 tabIndex={-1}>{title}</h1>
        </header>
        {slots.toc}
        <PageFigures figures={figures} />
        {tabs.length === 0 ? slots.text : <TabbedText sections={view.sections} groups={tabs} />}
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
