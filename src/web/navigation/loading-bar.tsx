import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import './loading-bar.css'

/** Shown while a page is long in coming. */
export function LoadingBar(): ReactNode {
  const { t } = usePage()
  return <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />
}
