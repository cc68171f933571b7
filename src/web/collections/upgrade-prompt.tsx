import type { ReactNode } from 'react'
import { usePage } from '../ui/page-context.ts'
import { collectionsText } from './collections-text.ts'

interface UpgradePromptProps {
  readonly onClose: () => void
}

/** The message for users with a free account who have as many collections as they may have (docs/behaviour/collections.md 28), with a link to the plans where the site has such a page. */
export function UpgradePrompt({ onClose }: UpgradePromptProps): ReactNode {
  const { site } = usePage()
  const { plusName } = site.brand
  const plans = site.pageUrls?.plans
  return (
    <div className="collections-form">
      <p>{collectionsText('upgrade_reached')}</p>
      <p>{collectionsText('upgrade_now')}</p>
      <ul>
        <li>{collectionsText('upgrade_collections')}</li>
        {site.features.includes('ai-help') && <li>{collectionsText('upgrade_ai_help')}</li>}
        {site.features.includes('ads') && <li>{collectionsText('upgrade_no_ads')}</li>}
      </ul>
      <div className="collections-buttons">
        {plans !== undefined && (
          <a className="button" href={`${plans}#subscribe`}>
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
