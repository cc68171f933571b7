import type { ReactNode } from 'react'
import { areaText } from '#locales/areas.ts'
import { isDone, useProgress } from './progress.ts'
import './progress-mark.css'

interface ProgressMarkProps {
  /** Address of the module. */
  readonly url: string
}

/** Says behind the link to a module how far the learner has come; nothing where they have not begun. It takes no room, for it comes late. */
export function ProgressMark({ url }: ProgressMarkProps): ReactNode {
  const progress = useProgress().get(url)
  if (progress === undefined) return null
  const { solved, total } = progress
  const text = isDone(progress)
    ? areaText('curriculum.done')
    : areaText('curriculum.begun', { solved: String(solved.length), total: String(total) })
  return (
    <span className="progress-mark" data-done={isDone(progress) ? '' : undefined} title={text}>
      <span className="visually-hidden"> {text}</span>
    </span>
  )
}
