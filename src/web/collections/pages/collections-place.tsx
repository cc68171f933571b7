import { type ReactNode, useEffect, useState } from 'react'
import type { AppPage } from '#contracts/page.ts'
import { ErrorPanel } from '../../navigation/error-panel.tsx'
import { adoptRules } from '../../navigation/page-style.ts'
import { usePage } from '../../page-context.ts'
import dialogRules from '../collections-dialog.css?inline'
import { preparePagesTexts } from './pages-text.ts'
import './collections.css'

interface CollectionsPlaceProps {
  readonly page: AppPage
  /** The contents; made once their texts are there. */
  readonly children: () => ReactNode
}

/** Where a page of the feature stands: its title until its texts have come. */
export function CollectionsPlace({ page, children }: CollectionsPlaceProps): ReactNode {
  const { locale } = usePage()
  const [state, setState] = useState<'waiting' | 'ready' | { readonly failed: string }>('waiting')
  useEffect(() => {
    adoptRules(dialogRules)
    preparePagesTexts(locale).then(
      () => setState('ready'),
      (error: unknown) => setState({ failed: error instanceof Error ? error.message : String(error) }),
    )
  }, [locale])
  if (typeof state === 'object') return <ErrorPanel address={location.href} status={state.failed} />
  return <div className="collections">{state === 'waiting' ? <h1>{page.title}</h1> : children()}</div>
}
