import type { ReactNode } from 'react'
import type { CurriculumPage as CurriculumData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { GroupList } from './group-list.tsx'
import { PartnerBanner } from './partner-banner.tsx'
import { Stairway } from './stairway.tsx'
import './curriculum-page.css'
import './curriculum-landing-page.css'

interface CurriculumLandingPageProps {
  readonly view: CurriculumData
  readonly slots: ArticleSlots
}

/** Where the curriculum begins: what it is, its groups of modules, who else teaches, and what one gains. */
export function CurriculumLandingPage({ view, slots }: CurriculumLandingPageProps): ReactNode {
  const { doc } = view
  return (
    <main className="curriculum curriculum-landing" id="content" tabIndex={-1} key={view.url}>
      <header className="curriculum-landing-header">
        <h1 tabIndex={-1}>{doc.title}</h1>
        {doc.summary !== '' && <p>{doc.summary}</p>}
      </header>
      {slots.text}
      {doc.modules.length > 0 && (
        <section aria-labelledby="curriculum-modules">
          <h2 id="curriculum-modules">{areaText('curriculum.modules')}</h2>
          <GroupList groups={doc.modules} />
        </section>
      )}
      {doc.partner !== undefined && <PartnerBanner partner={doc.partner} />}
      <Stairway />
    </main>
  )
}
