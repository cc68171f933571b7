import type { ReactNode } from 'react'
import { useUser } from '../../browser/user.ts'
import type { AppProps } from '../../ui/app-props.ts'
import { collectionsText } from '../collections-text.ts'
import { CollectionsContainer } from './collections-container.tsx'
import { Overview } from './overview/overview.tsx'
import { SignedOut } from './signed-out.tsx'

/** The page of all collections: `/{locale}/plus/collections`. */
export function CollectionsApp({ page }: AppProps): ReactNode {
  return <CollectionsContainer page={page}>{() => <ForUser title={page.title} />}</CollectionsContainer>
}

function ForUser({ title }: { readonly title: string }): ReactNode {
  const user = useUser()
  if (user === undefined)
    return (
      <header className="collections-head">
        <h1>{title}</h1>
        <p className="collections-waiting">{collectionsText('loading')}</p>
      </header>
    )
  return user.isAuthenticated ? <Overview title={title} /> : <SignedOut title={title} />
}
