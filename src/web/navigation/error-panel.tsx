import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import './error-panel.css'

interface ErrorPanelProps {
  readonly address: string
  /** Undefined when no answer came. */
  readonly status: string | undefined
}

/** What stands in place of a page that could not be loaded (spec 001 section 8). */
export function ErrorPanel({ address, status }: ErrorPanelProps): ReactNode {
  const { t, interfaceLang } = usePage()
  return (
    <main className="error-panel" id="content" tabIndex={-1} lang={interfaceLang}>
      <h1 tabIndex={-1}>{t('load_error.heading')}</h1>
      <p>{t('load_error.message', { address, status: status ?? t('load_error.no_answer') })}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('load_error.reload')}
        </button>
      </p>
    </main>
  )
}
