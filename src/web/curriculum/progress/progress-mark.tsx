import type { ReactNode } from 'react'
import { areaText } from '#locales/areas.ts'
import { isDone, type ModuleProgress, useProgress } from './progress.ts'
import './progress-mark.css'

interface ProgressMarkProps {
  /** Address of the module. */
  readonly url: string
}

/** Shows after the link to a module how far the learner has come; nothing where they have not begun. It takes no room, for it comes late. */
export function ProgressMark({ url }: ProgressMarkProps): ReactNode {
  const progress = useProgress().get(url)
  if (progress === undefined) return null
  const text = progressText(progress)
  return (
    <span className="progress-mark" data-done={isDone(progress) ? '' : undefined} title={text}>
      <span className="visually-hidden"> {text}</span>
    </span>
  )
}

/** How far the learner has come in a module, in words. */
export function progressText(progress: ModuleProgress): string {
  const { solved, total } = progress
  if (isDone(progress)) return areaText('curriculum.done')
  return areaText('curriculum.begun', { solved: String(solved.length), total: String(total) })
}
