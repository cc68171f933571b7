import type { ReactNode } from 'react'
import { FilledText } from '../texts/filled-text.tsx'
import { pathOfSource } from './path-of-source.ts'
import type { TranslatePlayground } from './share/share-props.ts'

interface SourceNoteProps {
  readonly src: string
  readonly t: TranslatePlayground
}

/** Says which page of this site the code is from, and leads back to it. */
export function SourceNote({ src, t }: SourceNoteProps): ReactNode {
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
