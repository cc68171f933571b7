import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '../../browser/user.ts'
import type { AppProps } from '../../ui/app-props.ts'
import { usePage } from '../../ui/page-context.ts'
import { collectionsText } from '../collections-text.ts'
import { CollectionView } from './collection-view.tsx'
import { CollectionsContainer } from './collections-container.tsx'
import { pagesText } from './parts/pages-text.ts'
import { SignedOut } from './signed-out.tsx'

/** The page of one collection: `/{locale}/plus/collections/{id}`. */
export function CollectionApp({ page }: AppProps): ReactNode {
  return <CollectionsContainer page={page}>{() => <ForUser title={page.title} />}</CollectionsContainer>
}

function ForUser({ title }: { readonly title: string }): ReactNode {
  const user = useUser()
  const { locale } = usePage()
  const [deleted, setDeleted] = useState<string>()
  // At once, for what is shown would be read again, and it is no more.
  const leave = useCallback((name: string): void => flushSync(() => setDeleted(name)), [])
  useEffect(() => {
    if (deleted !== undefined) location.assign(`/${locale}/plus/collections`)
  }, [deleted, locale])
  if (deleted !== undefined) return <p role="status">{pagesText('deleted', { name: deleted })}</p>
  if (user === undefined)
    return (
      <header className="collections-head">
        <h1>{title}</h1>
        <p className="collections-waiting">{collectionsText('loading')}</p>
      </header>
    )
  return user.isAuthenticated ? (
    <CollectionView id={idIn(location.pathname)} title={title} onDeleted={leave} />
  ) : (
    <SignedOut title={title} />
  )
}

/** The last segment of a path. */
function idIn(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? ''
}
