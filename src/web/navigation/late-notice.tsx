import { type ReactNode, useState } from 'react'
import { usePage } from '../page-context.ts'
import './late-notice.css'

interface LateNoticeProps {
  readonly address: string
}

/** Says that another page did not come in time, over the page that has stayed. The live region says it to screen readers. */
export function LateNotice({ address }: LateNoticeProps): ReactNode {
  const { t } = usePage()
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="late-notice">
      <p>{t('load_error.kept', { address })}</p>
      <p className="late-notice-actions">
        <a className="button" href={address}>
          {t('load_error.retry')}
        </a>
        <button type="button" className="late-notice-close" onClick={() => setIsOpen(false)}>
          {t('load_error.dismiss')}
        </button>
      </p>
    </div>
  )
}
