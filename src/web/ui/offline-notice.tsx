import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { adoptRules } from '../browser/page-style.ts'
import { useOnline } from '../browser/use-online.ts'
import rules from './foot-notice.css?inline'
import { usePage } from './page-context.ts'

/**
 * Says at the end of the window that the browser is offline, on pages that need the server for more than reading, until it is online or the user
 * closes it (docs/behaviour/navigation.md 6).
 */
export function OfflineNotice(): ReactNode {
  const { t, interfaceLang } = usePage()
  const isOnline = useOnline()
  const [isClosed, setIsClosed] = useState(false)
  useInsertionEffect(() => adoptRules(rules), [])
  useEffect(() => {
    if (isOnline) setIsClosed(false)
  }, [isOnline])
  return (
    <div role="status" lang={interfaceLang}>
      {!isOnline && !isClosed && (
        <div className="foot-notice">
          <p>{t('app.offline')}</p>
          <button type="button" className="foot-notice-close" onClick={() => setIsClosed(true)}>
            {t('load_error.dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}
