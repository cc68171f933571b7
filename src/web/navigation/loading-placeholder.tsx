import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import './loading-placeholder.css'

interface LoadingPlaceholderProps {
  /** The page has been awaited for long. */
  readonly isLong: boolean
}

/** Keeps the place of a page that is awaited (spec 001 section 9), so that the footer does not jump up and down. */
export function LoadingPlaceholder({ isLong }: LoadingPlaceholderProps): ReactNode {
  const { t, interfaceLang } = usePage()
  return (
    <main className="loading-placeholder" id="content" tabIndex={-1} aria-busy="true">
      {isLong && <p lang={interfaceLang}>{t('shell.loading')}</p>}
    </main>
  )
}
