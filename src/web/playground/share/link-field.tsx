import type { ReactNode } from 'react'
import { usePage } from '../../ui/page-context.ts'
import { CopyButton } from './copy-button.tsx'

interface LinkFieldProps {
  readonly label: string
  /** Undefined: it is not there yet. */
  readonly url: string | undefined
}

/** A link to be taken: all of it is chosen as soon as the field is entered. */
export function LinkField({ label, url }: LinkFieldProps): ReactNode {
  const { t } = usePage()
  return (
    <div className="share-link">
      <input type="text" readOnly dir="ltr" value={url ?? ''} aria-label={label} onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyButton label={t('code.copy')} text={url} />
    </div>
  )
}
