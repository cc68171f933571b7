import type { ReactNode } from 'react'
import { FilledText } from '../../texts/filled-text.tsx'
import type { SupportNote } from '../talk/talk.ts'
import { helpText } from './help-text.ts'

/** What current browsers lack of the code of an answer, by the compatibility data. */
export function SupportNotes({ notes }: { readonly notes: readonly SupportNote[] }): ReactNode {
  if (notes.length === 0) return null
  return (
    <div className="help-support">
      <h4>{helpText('support')}</h4>
      <ul>
        {notes.map(({ url, title, browser, since }) => (
          <li key={`${url} ${browser}`}>
            <FilledText
              text={since === null ? helpText('support_none') : helpText('support_since')}
              values={{
                feature: (
                  <a href={url} target="_blank" rel="noreferrer">
                    <code>{title}</code>
                  </a>
                ),
                browser,
                version: since ?? '',
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
