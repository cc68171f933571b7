import type { ReactNode } from 'react'
import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Prose } from '../article/prose.tsx'
import { CareerPath } from './career-path.tsx'
import { GroupList } from './group-list.tsx'
import { PartnerBanner } from './partner-banner.tsx'
import { ProgressSummary } from './progress-summary.tsx'
import { Scrim } from './scrim/scrim.tsx'
import { Stairway } from './stairway.tsx'
import { ToolList } from './tool-list.tsx'
import { useWholeData } from './use-whole-data.ts'
import './curriculum-page.css'
import './curriculum-landing-page.css'

interface CurriculumLandingPageProps {
  readonly view: ArticleView<CurriculumData>
}

/** Where the curriculum begins: what it is, its groups of modules, who else teaches, and what one gains. */
export function CurriculumLandingPage({ view }: CurriculumLandingPageProps): ReactNode {
  const { doc } = view
  const path = doc.partner?.path
  const hasMore = doc.scrim !== undefined || path !== undefined
  useWholeData(view)
  return (
    <main className="curriculum curriculum-landing" id="content" tabIndex={-1} key={view.url}>
      <header className="curriculum-landing-header">
        <h1 tabIndex={-1}>{doc.title}</h1>
        {doc.summary !== '' && <p>{doc.summary}</p>}
      </header>
      <div className="curriculum-about">
        <Prose view={view} />
        {hasMore && (
          <div className="curriculum-about-more">
            {doc.scrim !== undefined && <Scrim scrim={doc.scrim} />}
            {path !== undefined && <CareerPath path={path} />}
          </div>
        )}
      </div>
      {doc.modules.length > 0 && (
        <section aria-labelledby="curriculum-modules">
          <h2 id="curriculum-modules">{areaText('curriculum.modules')}</h2>
          <ProgressSummary groups={doc.modules} />
          <GroupList groups={doc.modules} />
          <ToolList tools={doc.tools} />
        </section>
      )}
      {doc.partner !== undefined && <PartnerBanner partner={doc.partner} />}
      <Stairway />
    </main>
  )
}
