import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react'
import { NO_SUBSCRIPTION_REASON } from '#contracts/plus-addresses.ts'
import { adoptRules } from '../../browser/page-style.ts'
import rules from '../../ui/foot-notice.css?inline'
import type { LandingText } from './landing-text.ts'

/** Shown to users who wanted to manage a subscription and have none (docs/behaviour/plus.md 105). At the end of the window, so that nothing moves. */
export function NoSubscriptionNotice({ t }: { readonly t: LandingText }): ReactNode {
  const [isShown, setIsShown] = useState(false)
  useInsertionEffect(() => adoptRules(rules), [])
  useEffect(() => setIsShown(new URLSearchParams(location.search).get('reason') === NO_SUBSCRIPTION_REASON), [])
  return (
    <div role="status">
      {isShown && (
        <div className="foot-notice">
          <p>
            <a href="#subscribe">{t('no_subscription')}</a>
          </p>
          <button type="button" className="foot-notice-close" onClick={() => setIsShown(false)}>
            {t('close')}
          </button>
        </div>
      )}
    </div>
  )
}
