import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { ModuleLength } from './module-length.tsx'
import { TopicIcon } from './topic-icon.tsx'

interface ModuleListProps {
  readonly modules: readonly CurriculumModule[]
  /** The title of the group. A topic with the same name is not repeated for each module. */
  readonly group: string
}

/** The modules of a group, as its overview lists them; nothing when there are none. */
export function ModuleList({ modules, group }: ModuleListProps): ReactNode {
  if (modules.length === 0) return null
  return (
    <section className="module-list" aria-labelledby="module-list">
      <h2 id="module-list">{areaText('curriculum.module_list')}</h2>
      <ol>
        {modules.map(({ url, title, topic, summary, practice }) => (
          <li key={url}>
            <TopicIcon topic={topic} name={topic === group ? topic : undefined} />
            <div>
              <h3>
                <a href={url}>{title}</a>
              </h3>
              {summary !== '' && <p>{summary}</p>}
              {topic !== '' && topic !== group && <p className="module-topic">{topic}</p>}
              <ModuleLength url={url} practice={practice} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
