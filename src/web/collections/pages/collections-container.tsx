import { type ReactNode, useEffect, useState } from 'react'
import type { AppPage } from '#contracts/page.ts'
import { adoptRules } from '../../browser/page-style.ts'
import { AppFailure } from '../../ui/app-failure.tsx'
import { errorMessage } from '../../ui/error-message.ts'
import { LateNote } from '../../ui/late-note.tsx'
import { usePage } from '../../ui/page-context.ts'
import dialogRules from '../collections-dialog.css?inline'
import { preparePagesTexts } from './parts/pages-text.ts'
import './collections.css'

interface CollectionsContainerProps {
  readonly page: AppPage
  /** The contents; made once their texts are there. */
  readonly children: () => ReactNode
}

/** Where a page of the feature stands: its title until its texts have come. */
export function CollectionsContainer({ page, children }: CollectionsContainerProps): ReactNode {
  const { locale } = usePage()
  const [state, setState] = useState<'waiting' | 'ready' | { readonly failed: string }>('waiting')
  useEffect(() => {
    adoptRules(dialogRules)
    preparePagesTexts(locale).then(
      () => setState('ready'),
      (error: unknown) => setState({ failed: errorMessage(error) }),
    )
  }, [locale])
  if (typeof state === 'object') return <AppFailure status={state.failed} isInMain />
  if (state === 'ready') return <div className="collections">{children()}</div>
  return (
    <div className="collections">
      <h1>{page.title}</h1>
      <LateNote />
    </div>
  )
}
