import type { ReactNode } from 'react'
import type { CurriculumPage } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'

interface ModuleStepsProps {
  readonly steps: CurriculumPage['doc']['prevNext']
}

/** The way to the module before and the one after; nothing where there is neither. */
export function ModuleSteps({ steps: { prev, next } }: ModuleStepsProps): ReactNode {
  if (prev === null && next === null) return null
  return (
    <nav className="module-steps" aria-label={areaText('curriculum.steps')}>
      {prev !== null && (
        <a rel="prev" href={prev.url}>
          {areaText('curriculum.previous', { title: prev.title })}
        </a>
      )}
      {next !== null && (
        <a rel="next" className="button" href={next.url}>
          {areaText('curriculum.next', { title: next.title })}
        </a>
      )}
    </nav>
  )
}
