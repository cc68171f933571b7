import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { isDone, useProgress } from './progress/progress.ts'
import { ProgressMark } from './progress/progress-mark.tsx'
import { TopicIcon } from './topic-icon.tsx'

interface GroupListProps {
  readonly groups: readonly CurriculumModule[]
}

/** Which group is chosen: at first the second, where there is one; then the one that the user chose last, also after other pages (docs/behaviour/curriculum.md 3). */
let chosen = 1

/** The groups of the curriculum, one of them open: radios and the stylesheet do it, so it works before any script. */
export function GroupList({ groups }: GroupListProps): ReactNode {
  const last = groups.length - 1
  return (
    <div className="curriculum-groups" role="radiogroup" aria-labelledby="curriculum-modules">
      {groups.map((group, index) => (
        <Group
          key={group.url}
          group={group}
          isChosen={index === Math.min(chosen, last)}
          onChoose={() => {
            chosen = index
          }}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  readonly group: CurriculumModule
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Group({ group, isChosen, onChoose }: GroupProps): ReactNode {
  const [first] = group.children
  return (
    <div className="curriculum-group">
      <h3>
        <label>
          <input type="radio" name="curriculum-group" defaultChecked={isChosen} onChange={onChoose} />
          <span>{group.title}</span>
          <GroupProgress modules={group.children} />
        </label>
      </h3>
      <div className="curriculum-group-body">
        <div>
          {group.summary !== '' && <p>{group.summary}</p>}
          <p>
            <a href={group.url}>{areaText('curriculum.overview', { group: group.title })}</a>
          </p>
          {first !== undefined && (
            <a className="button" href={first.url} aria-label={areaText('curriculum.begin_group', { group: group.title })}>
              {areaText('curriculum.begin')}
            </a>
          )}
        </div>
        {group.children.length > 0 && (
          <ol>
            {group.children.map(({ url, title, topic }) => (
              <li key={url}>
                <TopicIcon topic={topic} />
                <span>
                  <a href={url}>{title}</a>
                  <ProgressMark url={url} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}

/** How many modules of a group are done; none until the browser has said what it keeps. */
function GroupProgress({ modules }: { readonly modules: CurriculumModule['children'] }): ReactNode {
  const progress = useProgress()
  if (modules.length === 0) return null
  const done = modules.map(({ url }) => progress.get(url)).filter((module) => module !== undefined && isDone(module)).length
  return <span className="group-progress">{areaText('curriculum.progress', { done: String(done), total: String(modules.length) })}</span>
}
