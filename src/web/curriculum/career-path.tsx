import type { ReactNode } from 'react'
import type { CurriculumPartner } from '#contracts/areas.ts'

interface CareerPathProps {
  readonly path: NonNullable<CurriculumPartner['path']>
}

/** The way to the partner's career path, with its big arrow (docs/behaviour/curriculum.md 3). */
export function CareerPath({ path: { url, text } }: CareerPathProps): ReactNode {
  return (
    <a className="career-path" href={url}>
      <span>{text}</span>
      <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true" focusable="false">
        <path d="M2 20h56M42 4l17 16-17 16" />
      </svg>
    </a>
  )
}
