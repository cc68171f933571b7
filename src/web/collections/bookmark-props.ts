import type { Draft } from './bookmark-form.tsx'
import type { Done } from './bookmark-notice.tsx'
import type { SavablePage } from './savable-page.ts'

/** The props of the bookmark menu. */
export interface BookmarkMenuProps {
  readonly page: Pick<SavablePage, 'url' | 'title'>
  /** The collection that is chosen at first; without it one that has the page, else the default one. */
  readonly collectionId?: string
  /** Below the save button, or where there is none, in the middle. */
  readonly place?: 'button' | 'middle'
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The props of both kinds of the menu. */
export interface BookmarkModeProps extends BookmarkMenuProps {
  readonly place: 'button' | 'middle'
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** It is saved, or deleted. */
  readonly onDone: (done: Done) => void
}
