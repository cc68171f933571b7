import type { ReactNode } from 'react'
import { SERVED_ADDRESSES } from '#contracts/menus.ts'
import { usePage } from '../page-context.ts'
import { collectionsText } from './collections-text.ts'

interface UpgradePromptProps {
  readonly onClose: () => void
}

const PLUS = '/{locale}/plus'

/** What readers with a free account are told who have as many collections as they may have (spec 000 section 8), with the way to the plans where there is one. */
export function UpgradePrompt({ onClose }: UpgradePromptProps): ReactNode {
  const { locale, site } = usePage()
  const { plusName } = site.brand
  return (
    <div className="collections-form">
      <p>{collectionsText('upgrade_reached')}</p>
      <p>{collectionsText('upgrade_now')}</p>
      <p>{collectionsText('upgrade_features')}</p>
      <div className="collections-buttons">
        {SERVED_ADDRESSES.includes(PLUS) && (
          <a className="button" href={`${PLUS.replace('{locale}', locale)}#subscribe`}>
            {collectionsText('upgrade_link', { plusName })}
          </a>
        )}
        <button type="button" className="collections-plain" onClick={onClose}>
          {collectionsText('close')}
        </button>
      </div>
    </div>
  )
}
