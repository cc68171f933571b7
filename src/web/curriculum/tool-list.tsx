import type { ReactNode } from 'react'
import type { CurriculumLink } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'

interface ToolListProps {
  readonly tools: readonly CurriculumLink[]
}

/** What helps on the way, below the groups; nothing where there is none. */
export function ToolList({ tools }: ToolListProps): ReactNode {
  if (tools.length === 0) return null
  return (
    <nav className="curriculum-tools" aria-label={areaText('curriculum.tools')}>
      {tools.map(({ url, title }) => (
        <a key={url} href={url}>
          {title}
        </a>
      ))}
    </nav>
  )
}
