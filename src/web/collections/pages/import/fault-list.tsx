import type { ReactNode } from 'react'
import { COLLECTION_ITEMS_MAX, COLLECTION_TEXT_MAX, COLLECTION_TITLE_MAX } from '#contracts/limits.ts'
import { pagesText } from '../pages-text.ts'
import type { FaultReason, ImportFault } from './import-reading.ts'

interface FaultListProps {
  readonly faults: readonly ImportFault[]
}

/** Who mends a file begins with the first ones. */
const SHOWN = 20

const LIMITS: Readonly<Partial<Record<FaultReason, number>>> = {
  title_too_long: COLLECTION_TITLE_MAX,
  notes_too_long: COLLECTION_TEXT_MAX,
  too_many: COLLECTION_ITEMS_MAX,
}

/** What of a file could not be read, by its places. */
export function FaultList({ faults }: FaultListProps): ReactNode {
  if (faults.length === 0) return null
  const hidden = faults.length - SHOWN
  return (
    <div className="import-faults">
      <p>{pagesText('import_faults', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.unit} ${fault.place} ${fault.reason}`}>{faultText(fault)}</li>
        ))}
        {hidden > 0 && <li>{pagesText('faults_more', { count: hidden })}</li>}
      </ul>
    </div>
  )
}

function faultText({ unit, place, reason }: ImportFault): string {
  const limit = LIMITS[reason]
  const text = pagesText(`fault_${reason}`, limit === undefined ? undefined : { limit })
  return unit === 'file' ? text : pagesText(`fault_${unit}`, { place, reason: text })
}
