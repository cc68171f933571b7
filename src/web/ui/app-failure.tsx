import { type ReactNode, useEffect } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { usePage } from './page-context.ts'

interface AppFailureProps {
  readonly status: string
  /** As in `ErrorPanel`. */
  readonly isInMain?: boolean
}

/**
 * The error panel in place of contents that the browser could not load, with its title for the tab. Its heading gets the focus, so that it is read
 * aloud, unless the user is elsewhere in the page (docs/behaviour/layout.md 17).
 */
export function AppFailure({ status, isInMain }: AppFailureProps): ReactNode {
  const { t } = usePage()
  useEffect(() => {
    document.title = t(navigator.onLine ? 'load_error.heading' : 'load_error.offline_heading')
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.error-panel h1')?.focus({ preventScroll: true })
  }, [t])
  return <ErrorPanel address={location.href} status={status} isInMain={isInMain} />
}
