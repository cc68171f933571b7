import type { ReactNode } from 'react'
import type { PracticeCounts } from '#contracts/curriculum-module.ts'
import { areaText } from '#locales/areas.ts'
import { useProgress } from './progress/progress.ts'
import { progressText } from './progress/progress-mark.tsx'

interface ModuleLengthProps {
  /** Address of the module. */
  readonly url: string
  /** Absent for a module that can only be read: nothing is shown then. */
  readonly practice: PracticeCounts | undefined
}

/** How much there is to do in a module, and how far the learner has come (docs/behaviour/curriculum.md 9). */
export function ModuleLength({ url, practice }: ModuleLengthProps): ReactNode {
  const progress = useProgress().get(url)
  if (practice === undefined) return null
  const { exercises, questions } = practice
  const parts = [
    ...(exercises === 0 ? [] : [countText('curriculum.exercises_count', exercises)]),
    ...(questions === 0 ? [] : [countText('curriculum.questions_count', questions)]),
    progress === undefined ? areaText('curriculum.not_begun') : progressText(progress),
  ]
  return (
    <p className="module-length">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}

function countText(key: 'curriculum.exercises_count' | 'curriculum.questions_count', count: number): string {
  return count === 1 ? areaText(`${key}_one`) : areaText(key, { count: String(count) })
}
