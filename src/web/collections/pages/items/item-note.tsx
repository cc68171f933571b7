import { type ReactNode, useState } from 'react'
import { collectionsText } from '../../collections-text.ts'
import { pagesText } from '../parts/pages-text.ts'
import { cutNote, isCode } from './cut-note.ts'

interface ItemNoteProps {
  readonly note: string
}

/** The note of an item: a long one is cut until the user wants all of it, one with code in it is set as code (docs/behaviour/collections.md 32). */
export function ItemNote({ note }: ItemNoteProps): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const cut = cutNote(note)
  const shown = isWhole || cut === undefined ? note : cut
  return (
    <div className="item-note">
      <span className="visually-hidden">{collectionsText('note')}: </span>
      {isCode(note) ? (
        <pre dir="ltr">
          <code>{shown}</code>
        </pre>
      ) : (
        <p dir="auto">{shown}</p>
      )}
      {cut !== undefined && (
        <button className="plain-button" type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {pagesText(isWhole ? 'show_less' : 'see_full_note')}
        </button>
      )}
    </div>
  )
}
