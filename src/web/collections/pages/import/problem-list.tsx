import type { ReactNode } from 'react'
import { COLLECTION_ITEMS_MAX, COLLECTION_TEXT_MAX, COLLECTION_TITLE_MAX } from '#contracts/collection-limits.ts'
import { pagesText } from '../parts/pages-text.ts'
import type { ImportProblem, ProblemReason } from './import-reading.ts'

interface ProblemListProps {
  readonly problems: readonly ImportProblem[]
}

/** A user who fixes a file begins with the first ones. */
const SHOWN = 20

const LIMITS: Readonly<Partial<Record<ProblemReason, number>>> = {
  title_too_long: COLLECTION_TITLE_MAX,
  notes_too_long: COLLECTION_TEXT_MAX,
  too_many: COLLECTION_ITEMS_MAX,
}

/** What of a file could not be read, by its places. */
export function ProblemList({ problems }: ProblemListProps): ReactNode {
  if (problems.length === 0) return null
  const hidden = problems.length - SHOWN
  return (
    <div className="import-problems">
      <p>{pagesText('import_problems', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.unit} ${problem.place} ${problem.reason}`}>{errorText(problem)}</li>
        ))}
        {hidden > 0 && <li>{pagesText('problems_more', { count: hidden })}</li>}
      </ul>
    </div>
  )
}

function errorText({ unit, place, reason }: ImportProblem): string {
  const limit = LIMITS[reason]
  const text = pagesText(`problem_${reason}`, limit === undefined ? undefined : { limit })
  return unit === 'file' ? text : pagesText(`problem_${unit}`, { place, reason: text })
}
