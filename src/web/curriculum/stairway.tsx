import type { ReactNode } from 'react'
import { areaText } from '#locales/areas.ts'

/** What the curriculum gives its learners, step by step (docs/behaviour/curriculum.md 3). */
export function Stairway(): ReactNode {
  return (
    <section className="stairway" aria-labelledby="curriculum-stairway">
      <h2 id="curriculum-stairway">{areaText('curriculum.stairway')}</h2>
      <ol>
        <li>{areaText('curriculum.stairway_skills')}</li>
        <li>{areaText('curriculum.stairway_balance')}</li>
        <li>{areaText('curriculum.stairway_resources')}</li>
        <li>{areaText('curriculum.stairway_guidance')}</li>
      </ol>
    </section>
  )
}
