import type { ReactNode } from 'react'
import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { CurriculumSidebar } from './curriculum-sidebar.tsx'
import { ModuleList } from './module-list.tsx'
import { ModuleSteps } from './module-steps.tsx'
import { TopicIcon } from './topic-icon.tsx'
import './curriculum-page.css'

interface CurriculumPageProps {
  readonly view: CurriculumData
  readonly slots: ArticleSlots
}

/** A page of the curriculum with its sidebar: module, overview, about and plain ones, which differ in what stands around the text. */
export function CurriculumPage({ view, slots }: CurriculumPageProps): ReactNode {
  const { doc } = view
  return (
    <div className="document">
      <div className="article-bar">
        {slots.sidebarToggle}
        {slots.breadcrumbs}
      </div>
      <CurriculumSidebar entries={doc.sidebar} currentUrl={view.url} />
      <main className="article curriculum" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header curriculum-header">
          {doc.template === 'module' && <TopicIcon topic={doc.topic} />}
          <h1 tabIndex={-1}>{doc.title}</h1>
          {doc.template === 'module' && <ModulePlace topic={doc.topic} group={doc.group} />}
        </header>
        {slots.toc}
        {slots.text}
        <ModuleList modules={doc.modules} />
        <ModuleSteps steps={doc.prevNext} />
      </main>
    </div>
  )
}

function ModulePlace({ topic, group }: { readonly topic: string; readonly group: string }): ReactNode {
  const parts = [topic, group].filter((part) => part !== '')
  if (parts.length === 0) return null
  return (
    <p className="curriculum-place">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}
