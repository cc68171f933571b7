import type { ReactNode } from 'react'
import { passFocusOn } from '../../../ui/pass-focus-on.ts'
import { ActionError } from '../../action-error.tsx'
import { pagesText } from './pages-text.ts'

interface FailureProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** What went wrong, in words, and the way to try again. */
export function Failure({ error, onRetry }: FailureProps): ReactNode {
  return (
    <div className="collections-failure" role="alert">
      <ActionError errors={[error]} />
      {onRetry !== undefined && (
        <button className="plain-button" type="button" ref={passFocusOn} onClick={onRetry}>
          {pagesText('try_again')}
        </button>
      )}
    </div>
  )
}
