import { type ReactNode, useInsertionEffect, useState } from 'react'
import { adoptRules } from '../browser/page-style.ts'
import rules from '../ui/foot-notice.css?inline'
import { usePage } from '../ui/page-context.ts'
import type { Restore } from './bookmark-store.ts'
import { errorText } from './collections-error.ts'
import { collectionsText } from './collections-text.ts'

/** What was done, and how to undo it. */
export interface Done {
  readonly text: string
  readonly undo?: Restore
}

interface BookmarkNoticeProps {
  readonly done: Done | undefined
  readonly onClose: () => void
}

/** Says what was done, to screen readers only where the button says it anyway; after a removal with a button that undoes it, until it is closed. */
export function BookmarkNotice({ done, onClose }: BookmarkNoticeProps): ReactNode {
  const { interfaceLang } = usePage()
  const [failure, setFailure] = useState<{ readonly of: Done; readonly error: unknown }>()
  useInsertionEffect(() => adoptRules(rules), [])
  const undo = async (): Promise<void> => {
    if (done?.undo === undefined) return
    const outcome = await done.undo()
    if (outcome.isDone) onClose()
    else setFailure({ of: done, error: outcome.error })
  }
  const isSeen = done?.undo !== undefined
  return (
    <div className={isSeen ? 'foot-notice collections-notice' : undefined} lang={interfaceLang}>
      <p className={isSeen ? undefined : 'visually-hidden'} role="status">
        {failure === undefined || failure.of !== done
          ? done?.text
          : collectionsText('status_not_restored', { message: errorText(failure.error) })}
      </p>
      {isSeen && (
        <div className="foot-notice-actions">
          <button type="button" className="button" onClick={() => void undo()}>
            {collectionsText('undo')}
          </button>
          <button type="button" className="foot-notice-close" onClick={onClose}>
            {collectionsText('close')}
          </button>
        </div>
      )}
    </div>
  )
}
