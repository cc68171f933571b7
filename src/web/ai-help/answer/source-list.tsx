import type { ReactNode } from 'react'
import type { NumberedSource } from './numbered-source.ts'

interface SourceListProps {
  readonly sources: readonly NumberedSource[]
  readonly title: string
}

/** The sections that an answer is made from, with the numbers that its links have. */
export function SourceList({ sources, title }: SourceListProps): ReactNode {
  return (
    <div className="help-sources">
      <h3 className="help-status">{title}</h3>
      <ol>
        {sources.map(({ url, name }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
