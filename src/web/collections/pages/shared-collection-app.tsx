import type { ReactNode } from 'react'
import type { AppProps } from '../../ui/app-props.ts'
import { CollectionsContainer } from './collections-container.tsx'
import { SharedCollectionView } from './share/shared-collection-view.tsx'

/** The page of a collection that someone shares by a link: `/{locale}/plus/collections/shared/{token}`. */
export function SharedCollectionApp({ page }: AppProps): ReactNode {
  const token = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return <CollectionsContainer page={page}>{() => <SharedCollectionView token={token} title={page.title} />}</CollectionsContainer>
}
