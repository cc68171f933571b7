import type { ReactNode } from 'react'
import { helpText } from './help-text.ts'
import type { NumberedSource } from './numbered-source.ts'

interface SourceLinkProps {
  readonly path: string
  readonly sources: readonly NumberedSource[]
  /** Of the link, without marks. */
  readonly text: string
  readonly children: ReactNode
}

/**
 * A link of an answer. One to a source of the answer has the source's number; one whose text is a number only is nothing but that, with the name of
 * the section for screen readers. It opens in a new tab, so that the conversation stays.
 */
export function SourceLink({ path, sources, text, children }: SourceLinkProps): ReactNode {
  const number = sources.findIndex(({ url }) => url === path) + 1
  const source = sources[number - 1]
  if (source === undefined)
    return (
      <a href={path} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  const label = helpText('source', { number, title: source.name })
  const mark = (
    <a className="help-cite" href={path} target="_blank" rel="noreferrer" title={source.name} aria-label={label}>
      {number}
    </a>
  )
  if (/^[[(]?\d{1,2}[\])]?$/.test(text.trim())) return mark
  return (
    <a className="help-cited" href={path} target="_blank" rel="noreferrer" title={label}>
      {children}
      <sup aria-hidden="true">{number}</sup>
    </a>
  )
}
