import type { ReactNode } from 'react'
import { FilledText } from '../texts/filled-text.tsx'
import { pathOfSource } from './path-of-source.ts'
import { usePlayText } from './texts/play-text.ts'

interface SourceNoteProps {
  readonly src: string
}

/** Says which page of this site the code is from, and leads back to it. */
export function SourceNote({ src }: SourceNoteProps): ReactNode {
  const t = usePlayText()
  const path = pathOfSource(src)
  if (path === undefined) return null
  const link = (
    <a href={path + new URL(src, location.origin).hash} dir="ltr">
      {path}
    </a>
  )
  return (
    <p>
      <FilledText text={t('from_page')} values={{ page: link }} />
    </p>
  )
}
