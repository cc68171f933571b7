import { type ReactNode, useState } from 'react'
import type { AppProps } from '../../app-route.tsx'
import { useUser } from '../../user.ts'
import { collectionsText } from '../collections-text.ts'
import { BackLink } from './back-link.tsx'
import { CollectionsPlace } from './collections-place.tsx'
import { FrequentlyViewed } from './frequently-viewed-list.tsx'
import { pagesText } from './pages-text.ts'
import { SignedOut } from './signed-out.tsx'

/** The page of what a reader views often: `/{locale}/plus/collections/frequently-viewed` (reference/client.md 4.3). */
export function FrequentlyViewedApp({ page }: AppProps): ReactNode {
  return <CollectionsPlace page={page}>{() => <ForReader title={page.title} />}</CollectionsPlace>
}

function ForReader({ title }: { readonly title: string }): ReactNode {
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
