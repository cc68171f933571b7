import type { ReactNode } from 'react'
import type { Figure } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'

interface PageFiguresProps {
  readonly figures: readonly Figure[]
}

/** Numbers that a page puts forward, each with what it counts; nothing where it has none. */
export function PageFigures({ figures }: PageFiguresProps): ReactNode {
  if (figures.length === 0) return null
  return (
    <section className="page-figures" aria-label={areaText('pages.figures')}>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
