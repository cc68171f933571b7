import type { ReactNode } from 'react'
import type { ImportReply } from '#contracts/collections.ts'
import { pagesText } from '../parts/pages-text.ts'

interface ImportResultProps {
  readonly result: ImportReply
}

const SHOWN = 20

/** The outcome for each of the pages that were sent. */
export function ImportResult({ result }: ImportResultProps): ReactNode {
  const { added, already_there: known, unknown, other_site: others } = result
  const nowhere = [...unknown, ...others]
  return (
    <>
      <p>{pagesText('import_added', { count: added })}</p>
      {known.length > 0 && <p>{pagesText('already_there', { count: known.length })}</p>}
      {nowhere.length > 0 && (
        <div className="import-problems">
          <p>{pagesText('import_unknown', { count: nowhere.length })}</p>
          <ul>
            {nowhere.slice(0, SHOWN).map(({ url }) => (
              <li key={url}>
                <span data-path="">{url}</span>
              </li>
            ))}
            {nowhere.length > SHOWN && <li>{pagesText('problems_more', { count: nowhere.length - SHOWN })}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
