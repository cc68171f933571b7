import { type ReactNode, useState } from 'react'
import { adoptRules } from '../navigation/page-style.ts'
import { measure } from '../shell/measure.ts'
import { AccountBookmark } from './account-bookmark.tsx'
import type { Draft } from './bookmark-form.tsx'
import { BookmarkNotice, type Done } from './bookmark-notice.tsx'
import { useAccount } from './collections-data.ts'
import dialogRules from './collections-dialog.css?inline'
import { prepareCollectionsTexts } from './collections-text.ts'
import { LocalBookmarkMenu } from './local-bookmark-menu.tsx'
import type { SavablePage } from './save-button.tsx'

interface BookmarkMenuProps {
  readonly page: Pick<SavablePage, 'url' | 'title'>
  /** The collection that is chosen at first; without it one that has the page, else the default one. */
  readonly collectionId?: string
  /** Below the save button, or where there is none, in the middle. */
  readonly place?: 'button' | 'middle'
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What both kinds of the menu are given. */
export interface BookmarkModeProps extends BookmarkMenuProps {
  readonly place: 'button' | 'middle'
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** It is saved, or deleted. */
  readonly onDone: (done: Done) => void
}

/** Brings in texts and rules of the dialogs, before one is shown. */
export async function prepareBookmarkMenu(lang: string): Promise<void> {
  adoptRules(dialogRules)
  await prepareCollectionsTexts(lang)
}

/**
 * The dialog in which a page is saved (spec 000 section 4): in a collection, or in this browser while nobody is signed in. What was typed stays
 * until it is saved or the reader cancels, also when the reader is signed out meanwhile.
 */
export function BookmarkMenu(props: BookmarkMenuProps): ReactNode {
  const { page, onClose, place = 'button' } = props
  const account = useAccount()
  const [draft, setDraft] = useState<Draft>({})
  const [done, setDone] = useState<Done>()
  const close = (): void => {
    if (props.isOpen) measure({ name: 'collections.bookmark_menu', isOpen: false })
    onClose()
  }
  const finish = (what: Done): void => {
    setDraft({})
    setDone(what)
    close()
  }
  const mode = { ...props, onClose: close, place, draft, onDraft: setDraft, onDone: finish }
  return (
    <>
      {account === undefined ? <LocalBookmarkMenu {...mode} /> : <AccountBookmark key={account} {...mode} />}
      <BookmarkNotice key={page.url} done={done} onClose={() => setDone(undefined)} />
    </>
  )
}
