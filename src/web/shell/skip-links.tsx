import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'

/** Ways past the header for readers with a keyboard; seen when focused. */
export function SkipLinks(): ReactNode {
  const { t } = usePage()
  return (
    <a className="skip-link" href="#content">
      {t('shell.skip_to_main')}
    </a>
  )
}
