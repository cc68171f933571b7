import type { ReactNode } from 'react'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { helpText } from '../answer/help-text.ts'
import type { Failure } from '../talk/talk-session.ts'

const SIGNED_OUT = 401

/** What the server said of a failure; for a session that has ended, where to log in without losing the conversation (docs/behaviour/ai-help-page.md 24). */
export function FailureText({ failure }: { readonly failure: Failure }): ReactNode {
  if (failure.status !== SIGNED_OUT) return failure.shown === '' ? null : <p className="help-problem">{failure.shown}</p>
  return (
    <p className="help-problem">
      {helpText('signed_out')}{' '}
      <a href={`${SIGN_IN_PATH}?next=${encodeURIComponent(location.pathname + location.search)}`} target="_blank" rel="nofollow noopener">
        {helpText('log_in_new_tab')}
      </a>
    </p>
  )
}
