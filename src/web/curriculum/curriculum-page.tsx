import { type ReactNode, useEffect } from 'react'
import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { loadChunk } from '../load-chunk.ts'
import { usePage } from '../page-context.ts'
import { CertificatePlace } from './certificate-place.tsx'
import { CurriculumPath } from './curriculum-path.tsx'
import { CurriculumSidebar } from './curriculum-sidebar.tsx'
import { ModuleList } from './module-list.tsx'
import { ModuleSteps } from './module-steps.tsx'
import { TopicIcon } from './topic-icon.tsx'
import { useWholeData } from './use-whole-data.ts'
import './curriculum-page.css'
import './practice/exercises.css'
import './practice/quiz.css'

interface CurriculumPageProps {
  readonly view: CurriculumData
  readonly slots: ArticleSlots
}

/** A page of the curriculum with its sidebar; its templates differ in what stands around the text, or in its place. */
export function CurriculumPage({ view, slots }: CurriculumPageProps): ReactNode {
  const { doc } = view
  useWholeData(view)
  usePractice()
  return (
    <div className="document">
      <div className="article-bar">
        {slots.sidebarToggle}
        {slots.breadcrumbs}
      </div>
      <CurriculumSidebar entries={doc.sidebar} tools={doc.tools} currentUrl={view.url} />
      <main className="article curriculum" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header curriculum-header">
          {doc.template === 'module' && <TopicIcon topic={doc.topic} />}
          <h1 tabIndex={-1}>{doc.template === 'overview' ? <OverviewTitle title={doc.title} /> : doc.title}</h1>
          {doc.template === 'module' && <ModulePlace topic={doc.topic} group={doc.group} />}
        </header>
        <Body view={view} slots={slots} />
      </main>
    </div>
  )
}

function Body({ view, slots }: CurriculumPageProps): ReactNode {
  const { doc } = view
  if (doc.template === 'path') return <CurriculumPath groups={doc.modules} />
  if (doc.template === 'certificate') return <CertificatePlace view={view} />
  return (
    <>
      {slots.toc}
      {slots.text}
      <ModuleList modules={doc.modules} />
      <ModuleSteps steps={doc.prevNext} />
    </>
  )
}

/** The last word stands out (spec 001 section 2). */
function OverviewTitle({ title }: { readonly title: string }): ReactNode {
  const words = title.split(' ')
  return (
    <>
      {words.length > 1 && `${words.slice(0, -1).join(' ')} `}
      <span className="overview-title-end">{words.at(-1)}</span>
    </>
  )
}

/** Makes exercises and quizzes come alive. */
function usePractice(): void {
  const { locale, site, t } = usePage()
  useEffect(() => {
    loadChunk(() => import('./practice/start-practice.ts')).then(
      ({ startPractice }) => startPractice({ locale, site, t }),
      (error: unknown) => console.warn('exercises and quizzes can only be read', error),
    )
  }, [locale, site, t])
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
