import { type ReactNode, useInsertionEffect } from 'react'
import { adoptRules } from '../../browser/page-style.ts'
import rules from '../../ui/error-panel.css?inline'
import { usePage } from '../../ui/page-context.ts'

/** What stands in place of a page that has come and can't be shown: one with a section of an unknown type, or after a problem of our own. */
export function BrokenPage(): ReactNode {
  const { t, interfaceLang } = usePage()
  useInsertionEffect(() => adoptRules(rules), [])
  return (
    <main className="error-panel" id="content" tabIndex={-1} lang={interfaceLang}>
      <h1 tabIndex={-1}>{t('load_error.broken_heading')}</h1>
      <p>{t('load_error.broken_message')}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('load_error.reload')}
        </button>
      </p>
    </main>
  )
}
