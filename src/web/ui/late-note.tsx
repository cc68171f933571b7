import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { LOADING_DELAY_MS } from '#contracts/interface-times.ts'
import { adoptRules } from '../browser/page-style.ts'
import rules from './late-note.css?inline'
import { usePage } from './page-context.ts'

/** Stands in place of contents that are still loading, and says so once they are late (docs/behaviour/layout.md 17). */
export function LateNote(): ReactNode {
  const { t, interfaceLang } = usePage()
  const [isLate, setIsLate] = useState(false)
  useInsertionEffect(() => adoptRules(rules), [])
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="late-note" role="status" lang={interfaceLang}>
      {isLate && t('shell.loading')}
    </p>
  )
}
