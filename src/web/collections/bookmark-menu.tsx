import { type ReactNode, useState } from 'react'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { AccountBookmark } from './account-bookmark.tsx'
import type { Draft } from './bookmark-form.tsx'
import { BookmarkNotice, type Done } from './bookmark-notice.tsx'
import type { BookmarkMenuProps } from './bookmark-props.ts'
import { useAccount } from './collections-data.ts'
import dialogRules from './collections-dialog.css?inline'
import { prepareCollectionsTexts } from './collections-text.ts'
import { LocalBookmark } from './local-bookmark.tsx'

/** Brings in texts and rules of the dialogs, before one is shown. */
export async function prepareBookmarkMenu(lang: string): Promise<void> {
  adoptRules(dialogRules)
  await prepareCollectionsTexts(lang)
}

/**
 * The dialog in which a page is saved (docs/behaviour/collections.md 27): in a collection, or in this browser while no one is signed in. What was typed stays
 * until it is saved or the user cancels, also when the user is signed out meanwhile.
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
      {account === undefined ? <LocalBookmark {...mode} /> : <AccountBookmark key={account} {...mode} />}
      <BookmarkNotice key={page.url} done={done} onClose={() => setDone(undefined)} />
    </>
  )
}
