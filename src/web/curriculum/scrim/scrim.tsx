import { type ReactNode, useId, useState } from 'react'
import type { CurriculumScrim } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { ScrimDialog } from './scrim-dialog.tsx'
import './scrim.css'

interface ScrimProps {
  readonly scrim: CurriculumScrim
}

/**
 * A partner's lesson: an image and a button, which alone has the partner's host asked for anything. Without script a link leads there.
 */
export function Scrim({ scrim }: ScrimProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  const { url, name, page, poster } = scrim
  return (
    <figure className="scrim">
      <button type="button" className="scrim-poster" aria-describedby={noteId} onClick={() => setOpen(true)}>
        {poster !== null && <img src={poster} alt="" width="640" height="360" />}
        <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
          <circle cx="32" cy="32" r="31" />
          <path d="M25 19.5v25l21-12.5z" />
        </svg>
        <span className="visually-hidden">{areaText('curriculum.scrim_load')}</span>
      </button>
      <figcaption id={noteId}>{areaText('curriculum.scrim_note', { host: new URL(url).host })}</figcaption>
      <noscript>
        <a href={page}>{areaText('curriculum.scrim_open', { name })}</a>
      </noscript>
      {isOpen && <ScrimDialog scrim={scrim} onClose={() => setOpen(false)} />}
    </figure>
  )
}
