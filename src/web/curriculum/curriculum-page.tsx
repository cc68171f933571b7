import { type ReactNode, useEffect } from 'react'
import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Breadcrumbs } from '../article/breadcrumbs.tsx'
import { ContentsToggle } from '../article/contents-toggle.tsx'
import { Prose } from '../article/prose.tsx'
import { SidebarToggle } from '../article/sidebar-toggle.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { contentsText } from '../article/toc-html.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { usePage } from '../ui/page-context.ts'
import { CertificateSlot } from './certificate-slot.tsx'
import { CurriculumPath } from './curriculum-path.tsx'
import { CurriculumSidebar } from './curriculum-sidebar.tsx'
import { ModuleLength } from './module-length.tsx'
import { ModuleList } from './module-list.tsx'
import { ModuleSteps } from './module-steps.tsx'
import { TopicIcon } from './topic-icon.tsx'
import { useWholeData } from './use-whole-data.ts'
import './curriculum-page.css'
import './practice/exercises.css'
import './practice/quiz.css'

interface CurriculumPageProps {
  readonly view: ArticleView<CurriculumData>
}

/** A page of the curriculum with its sidebar; its templates differ in what stands around the text, or in its place. */
export function CurriculumPage({ view }: CurriculumPageProps): ReactNode {
  const { doc } = view
  const { t } = usePage()
  const hasContents = doc.template !== 'path' && doc.template !== 'certificate'
  const contents = { html: hasContents ? contentsText(doc.toc, t) : '', title: areaText('curriculum.toc') }
  useWholeData(view)
  usePractice()
  return (
    <div className="document">
      <div className="article-bar">
        <SidebarToggle currentUrl={view.url} />
        <Breadcrumbs parents={view.parents} />
        <ContentsToggle {...contents} currentUrl={view.url} />
      </div>
      <CurriculumSidebar entries={doc.sidebar} tools={doc.tools} currentUrl={view.url} />
      <TableOfContents key={`toc ${view.url}`} {...contents} />
      <main className="article curriculum" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header curriculum-header">
          {doc.template === 'module' && <TopicIcon topic={doc.topic} />}
          <h1 tabIndex={-1}>{doc.template === 'overview' ? <OverviewTitle title={doc.title} /> : doc.title}</h1>
          {doc.template === 'module' && <ModulePlace topic={doc.topic} group={doc.group} />}
          {doc.template === 'module' && <ModuleLength url={view.url} practice={doc.practice} />}
        </header>
        <Body view={view} />
      </main>
      <AdSlot name="side" url={view.url} />
    </div>
  )
}

function Body({ view }: CurriculumPageProps): ReactNode {
  const { doc } = view
  if (doc.template === 'path') return <CurriculumPath groups={doc.modules} />
  if (doc.template === 'certificate') return <CertificateSlot view={view} />
  return (
    <>
      <Prose view={view} />
      <ModuleList modules={doc.modules} group={doc.title} />
      <ModuleSteps steps={doc.prevNext} />
    </>
  )
}

/** The last word stands out (docs/behaviour/curriculum.md 4). */
function OverviewTitle({ title }: { readonly title: string }): ReactNode {
  const words = title.split(' ')
  return (
    <>
      {words.length > 1 && `${words.slice(0, -1).join(' ')} `}
      <span className="overview-title-end">{words.at(-1)}</span>
    </>
  )
}

/** Hydrates exercises and quizzes. */
function usePractice(): void {
  const { locale, site, t } = usePage()
  useEffect(() => {
    loadChunk(() => import('./practice/start-practice.ts')).then(
      ({ startPractice }) => startPractice({ locale, site, t }),
      (error: unknown) => console.warn('exercises and quizzes can only be read', error),
    )
  }, [locale, site, t])
}

interface ModulePlaceProps {
  readonly topic: string
  readonly group: string
}

/** The topic and the group of a module, once where they have the same name. */
function ModulePlace({ topic, group }: ModulePlaceProps): ReactNode {
  const parts = [...new Set([topic, group])].filter((part) => part !== '')
  if (parts.length === 0) return null
  return (
    <p className="curriculum-place">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}
