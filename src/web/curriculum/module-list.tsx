import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { ProgressMark } from './progress-mark.tsx'
import { TopicIcon } from './topic-icon.tsx'

interface ModuleListProps {
  readonly modules: readonly CurriculumModule[]
}

/** The modules of a group, as its overview lists them; nothing when there are none. */
export function ModuleList({ modules }: ModuleListProps): ReactNode {
  if (modules.length === 0) return null
  return (
    <section className="module-list" aria-labelledby="module-list">
      <h2 id="module-list">{areaText('curriculum.module_list')}</h2>
      <ol>
        {modules.map(({ url, title, topic, summary }) => (
          <li key={url}>
            <TopicIcon topic={topic} />
            <div>
              <h3>
                <a href={url}>{title}</a>
                <ProgressMark url={url} />
              </h3>
              {summary !== '' && <p>{summary}</p>}
              {topic !== '' && <p className="module-topic">{topic}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
