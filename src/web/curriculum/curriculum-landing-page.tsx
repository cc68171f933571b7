import type { ReactNode } from 'react'
import type { CurriculumPage as CurriculumData, CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleSlots } from '../article-slots.ts'
import { TopicIcon } from './topic-icon.tsx'
import './curriculum-page.css'
import './curriculum-landing-page.css'

interface CurriculumLandingPageProps {
  readonly view: CurriculumData
  readonly slots: ArticleSlots
}

/** Where the curriculum begins: what it is, and its groups of modules. */
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
          {doc.modules.map((group) => (
            <Group key={group.url} group={group} />
          ))}
        </section>
      )}
    </main>
  )
}

function Group({ group }: { readonly group: CurriculumModule }): ReactNode {
  const [first] = group.children
  return (
    <div className="curriculum-group">
      <div className="curriculum-group-text">
        <h3>
          <a href={group.url}>{group.title}</a>
        </h3>
        {group.summary !== '' && <p>{group.summary}</p>}
        {first !== undefined && (
          <a className="button" href={first.url} aria-label={areaText('curriculum.begin_group', { group: group.title })}>
            {areaText('curriculum.begin')}
          </a>
        )}
      </div>
      <ol>
        {group.children.map(({ url, title, topic }) => (
          <li key={url}>
            <TopicIcon topic={topic} />
            <a href={url}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  )
}
