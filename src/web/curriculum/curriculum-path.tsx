import type { ReactNode } from 'react'
import type { CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { isDone, type ModuleProgress, useProgress } from './progress/progress.ts'
import './curriculum-path.css'

interface CurriculumPathProps {
  readonly groups: readonly CurriculumModule[]
}

/** The whole path on one or two sheets of paper: every module with a box, which this browser's progress ticks. On paper, and without script, a pen does. */
export function CurriculumPath({ groups }: CurriculumPathProps): ReactNode {
  const progress = useProgress()
  const modules = groups.flatMap(({ children }) => children)
  const done = modules.filter(({ url }) => isModuleDone(progress.get(url))).length
  return (
    <div className="curriculum-path">
      <p className="path-lead">
        {done > 0
          ? areaText('curriculum.path_count_done', { done: String(done), modules: String(modules.length) })
          : areaText('curriculum.path_count', { modules: String(modules.length), groups: String(groups.length) })}
      </p>
      <p className="path-note">{areaText('curriculum.path_note')}</p>
      <PrintButton text={areaText('curriculum.path_print')} />
      {groups.map((group, index) => (
        <PathGroup key={group.url} group={group} number={index + 1} progress={progress} />
      ))}
    </div>
  )
}

interface PathGroupProps {
  readonly group: CurriculumModule
  readonly number: number
  readonly progress: ReadonlyMap<string, ModuleProgress>
}

function PathGroup({ group, number, progress }: PathGroupProps): ReactNode {
  const id = `path-${number}`
  return (
    <section className="path-group" aria-labelledby={id}>
      <h2 id={id}>
        <span aria-hidden="true">{number}</span>
        <a href={group.url}>{group.title}</a>
      </h2>
      <ol>
        {group.children.map(({ url, title, summary }) => (
          <li key={url}>
            <PathBox progress={progress.get(url)} />
            <div>
              <a href={url}>{title}</a>
              {summary !== '' && <p>{summary}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PathBox({ progress }: { readonly progress: ModuleProgress | undefined }): ReactNode {
  const state = isModuleDone(progress) ? 'done' : progress === undefined ? 'open' : 'begun'
  return (
    <span className="path-box" data-state={state}>
      <span className="visually-hidden">{`${textOf(state, progress)}: `}</span>
    </span>
  )
}

function isModuleDone(progress: ModuleProgress | undefined): boolean {
  return progress !== undefined && isDone(progress)
}

function textOf(state: 'done' | 'open' | 'begun', { solved, total }: ModuleProgress = { solved: [], total: 0 }): string {
  if (state === 'open') return areaText('curriculum.not_begun')
  if (state === 'done') return areaText('curriculum.done')
  return areaText('curriculum.begun', { solved: String(solved.length), total: String(total) })
}
