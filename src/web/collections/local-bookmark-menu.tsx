import { type ReactNode, useState } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { BookmarkForm } from './bookmark-form.tsx'
import type { BookmarkModeProps } from './bookmark-menu.tsx'
import { collectionsText } from './collections-text.ts'
import {
  type Keeping,
  keepLocalBookmark,
  LOCAL_BOOKMARKS_MAX,
  type LocalBookmark,
  removeLocalBookmark,
  useLocalBookmarks,
} from './local-bookmarks.ts'
import { signInUrl } from './sign-in-url.ts'

/** The bookmark menu of a reader who is not signed in: the page is kept in this browser, and goes to their account when they sign in. */
export function LocalBookmarkMenu({ page, place, isOpen, onClose, draft, onDraft, onDone }: BookmarkModeProps): ReactNode {
  const kept = useLocalBookmarks().find(({ url }) => url === page.url)
  const [fault, setFault] = useState<Exclude<Keeping, 'kept'>>()
  const title = draft.title ?? kept?.title ?? page.title
  const notes = draft.notes ?? kept?.notes ?? ''
  const collection = collectionsText('local_place')

  const keep = (bookmark: LocalBookmark): boolean => {
    const became = keepLocalBookmark(bookmark)
    setFault(became === 'kept' ? undefined : became)
    return became === 'kept'
  }
  const save = (): void => {
    if (keep({ url: page.url, title: title.trim(), notes, savedAt: Date.now() }))
      onDone({ text: collectionsText('status_saved', { collection }) })
  }
  const remove = (bookmark: LocalBookmark): void => {
    removeLocalBookmark(bookmark.url)
    onDone({
      text: collectionsText('status_removed', { collection }),
      undo: async () => (keep(bookmark) ? { isDone: true } : { isDone: false, error: new Error(collectionsText('local_refused')) }),
    })
  }
  const cancel = (): void => {
    setFault(undefined)
    onDraft({})
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={collectionsText(kept === undefined ? 'save_title' : 'edit_title')}
      close={collectionsText('close')}
      className="collections-dialog"
      place={place}
    >
      <BookmarkForm
        title={title}
        notes={notes}
        onType={(typed) => onDraft({ ...draft, ...typed })}
        hint={<LocalHint />}
        error={fault !== undefined && <p>{collectionsText('error', { message: faultText(fault) })}</p>}
        state="ready"
        onSave={save}
        onCancel={cancel}
        onDelete={kept === undefined ? undefined : () => remove(kept)}
      />
    </Dialog>
  )
}

function faultText(fault: Exclude<Keeping, 'kept'>): string {
  return collectionsText(`local_${fault}`, { count: LOCAL_BOOKMARKS_MAX })
}

function LocalHint(): ReactNode {
  // Where the pages are served without the rest of the product, nobody logs in.
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
