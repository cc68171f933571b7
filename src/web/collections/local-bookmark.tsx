import type { ReactNode } from 'react'
import { BookmarkDialog } from './bookmark-dialog.tsx'
import type { BookmarkModeProps } from './bookmark-props.ts'
import { collectionsText } from './collections-text.ts'
import { useLocalBookmarkStore } from './local-bookmark-store.ts'
import { signInUrl } from './sign-in-url.ts'

/** The bookmark menu of an anonymous user: the page is stored in this browser, and goes to their account when they sign in. */
export function LocalBookmark(props: BookmarkModeProps): ReactNode {
  const store = useLocalBookmarkStore(props.page.url)
  return <BookmarkDialog {...props} store={store} newTitle={collectionsText('save_title')} hint={<LocalHint />} />
}

function LocalHint(): ReactNode {
  // Where the pages are served without the rest of the product, no one logs in.
  if (document.documentElement.dataset.account === 'none') return null
  return (
    <p className="collections-quiet">
      {collectionsText('local_hint')}{' '}
      <a href={signInUrl()} rel="nofollow">
        {collectionsText('log_in')}
      </a>
    </p>
  )
}
