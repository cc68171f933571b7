import type { ReactNode } from 'react'
import { passFocusOn } from '../../ui/pass-focus-on.ts'
import { helpText } from '../answer/help-text.ts'
import type { Failure } from '../talk/talk-session.ts'
import { FailureText } from './failure-text.tsx'

interface OpenFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** In place of a stored conversation that could not be loaded (docs/behaviour/ai-help-page.md 25). */
export function OpenFailure({ failure, onRetry }: OpenFailureProps): ReactNode {
  return (
    <div role="alert">
      <p>{helpText('open_failed')}</p>
      <FailureText failure={failure} />
      <p>
        <button type="button" className="plain-button" ref={passFocusOn} onClick={onRetry}>
          {helpText('retry')}
        </button>
      </p>
    </div>
  )
}
