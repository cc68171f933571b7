import type { ReactNode } from 'react'
import { errorText, isSignedOutError } from './collections-error.ts'
import { collectionsText } from './collections-text.ts'
import { signInUrl } from './sign-in-url.ts'

interface ActionErrorProps {
  /** Those that may be there, the most important one first. */
  readonly errors: readonly unknown[]
}

/** 'Error: {message}' from the first error (docs/behaviour/collections.md 31); for a session that has ended, the way back that loses nothing. */
export function ActionError({ errors }: ActionErrorProps): ReactNode {
  const error = errors.find((one) => one !== undefined)
  if (error === undefined) return null
  return (
    <p>
      {collectionsText('error', { message: errorText(error) })}
      {isSignedOutError(error) && (
        <>
          {' '}
          <a href={signInUrl()} target="_blank" rel="nofollow noopener">
            {collectionsText('log_in_new_tab')}
          </a>
        </>
      )}
    </p>
  )
}
