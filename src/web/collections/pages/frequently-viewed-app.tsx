import { type ReactNode, useState } from 'react'
import { useUser } from '../../browser/user.ts'
import type { AppProps } from '../../ui/app-props.ts'
import { collectionsText } from '../collections-text.ts'
import { BackLink } from './back-link.tsx'
import { CollectionsContainer } from './collections-container.tsx'
import { FrequentlyViewed } from './frequently-viewed-list.tsx'
import { pagesText } from './parts/pages-text.ts'
import { SignedOut } from './signed-out.tsx'

/** The page of what a user views often: `/{locale}/plus/collections/frequently-viewed` (docs/behaviour/collections.md 26). */
export function FrequentlyViewedApp({ page }: AppProps): ReactNode {
  return <CollectionsContainer page={page}>{() => <ForUser title={page.title} />}</CollectionsContainer>
}

function ForUser({ title }: { readonly title: string }): ReactNode {
  const user = useUser()
  const [now] = useState(() => Date.now())
  if (user?.isAuthenticated === false) return <SignedOut title={title} />
  return (
    <>
      <BackLink />
      <header className="collections-head">
        <h1>{title}</h1>
        <p className="collections-lead">{pagesText('frequently_text')}</p>
        <p className="collections-quiet">{pagesText('frequently_private')}</p>
        {user === undefined && <p className="collections-waiting">{collectionsText('loading')}</p>}
      </header>
      {user !== undefined && <FrequentlyViewed now={now} />}
    </>
  )
}
