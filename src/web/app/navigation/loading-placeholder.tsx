import { type ReactNode, useInsertionEffect } from 'react'
import { adoptRules } from '../../browser/page-style.ts'
import { usePage } from '../../ui/page-context.ts'
import rules from './loading-placeholder.css?inline'

interface LoadingPlaceholderProps {
  /** The page has been awaited for long. */
  readonly isLong: boolean
}

/** Keeps the place of a page that is awaited (docs/behaviour/layout.md 4), so that the footer does not jump up and down. */
export function LoadingPlaceholder({ isLong }: LoadingPlaceholderProps): ReactNode {
  const { t, interfaceLang } = usePage()
  useInsertionEffect(() => adoptRules(rules), [])
  return (
    <main className="loading-placeholder" id="content" tabIndex={-1} aria-busy="true">
      {isLong && <p lang={interfaceLang}>{t('shell.loading')}</p>}
    </main>
  )
}
