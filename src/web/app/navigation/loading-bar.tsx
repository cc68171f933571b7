import { type ReactNode, useInsertionEffect } from 'react'
import { adoptRules } from '../../browser/page-style.ts'
import { usePage } from '../../ui/page-context.ts'
import rules from './loading-bar.css?inline'

/** Shown while a page is long in coming. */
export function LoadingBar(): ReactNode {
  const { t } = usePage()
  useInsertionEffect(() => adoptRules(rules), [])
  return <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />
}
