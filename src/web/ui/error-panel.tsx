import { type ReactNode, useInsertionEffect } from 'react'
import { adoptRules } from '../browser/page-style.ts'
import rules from './error-panel.css?inline'
import { usePage } from './page-context.ts'

interface ErrorPanelProps {
  readonly address: string
  /** Undefined when no response came. */
  readonly status: string | undefined
  /** In the `<main>` of a page; absent: it is the `<main>` itself. */
  readonly isInMain?: boolean | undefined
}

/** The panel in place of a page that could not be loaded (docs/behaviour/navigation.md 6). */
export function ErrorPanel({ address, status, isInMain }: ErrorPanelProps): ReactNode {
  const { t, interfaceLang } = usePage()
  // Only browsers show the panel.
  const isOnline = navigator.onLine
  useInsertionEffect(() => adoptRules(rules), [])
  const Element = isInMain ? 'div' : 'main'
  return (
    <Element className="error-panel" {...(isInMain ? {} : { id: 'content', tabIndex: -1 })} lang={interfaceLang}>
      <h1 tabIndex={-1}>{t(isOnline ? 'load_error.heading' : 'load_error.offline_heading')}</h1>
      <p>
        {isOnline
          ? t('load_error.message', { address, status: status ?? t('load_error.no_answer') })
          : t('load_error.offline_message', { address })}
      </p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('load_error.reload')}
        </button>
      </p>
    </Element>
  )
}
