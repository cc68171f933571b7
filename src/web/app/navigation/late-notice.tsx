import { type ReactNode, useInsertionEffect, useState } from 'react'
import { adoptRules } from '../../browser/page-style.ts'
import rules from '../../ui/foot-notice.css?inline'
import { usePage } from '../../ui/page-context.ts'

interface LateNoticeProps {
  readonly address: string
}

/** Says that another page did not come in time, over the page that has stayed. The live region says it to screen readers. */
export function LateNotice({ address }: LateNoticeProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const [isOpen, setIsOpen] = useState(true)
  useInsertionEffect(() => adoptRules(rules), [])
  if (!isOpen) return null
  return (
    <div className="foot-notice" lang={interfaceLang}>
      <p>{t('load_error.timed_out', { address })}</p>
      <p className="foot-notice-actions">
        <a className="button" href={address}>
          {t('load_error.retry')}
        </a>
        <button type="button" className="foot-notice-close" onClick={() => setIsOpen(false)}>
          {t('load_error.dismiss')}
        </button>
      </p>
    </div>
  )
}
