import { type ReactNode, useReducer, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { useOnline } from '../browser/use-online.ts'
import { usePage } from '../ui/page-context.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import { AccountLookup } from './account-lookup.tsx'
import type { SavablePage } from './savable-page.ts'

interface RowSaveButtonProps {
  readonly page: Pick<SavablePage, 'url' | 'title'>
}

/** The button in a list by which signed-in users save a page that the list names. Unlike the button of the page itself it counts no visit. */
export function RowSaveButton({ page }: RowSaveButtonProps): ReactNode {
  const { t } = usePage()
  const isOnline = useOnline()
  const [isSaved, setSaved] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [clicks, click] = useReducer((count: number) => count + 1, 0)
  const { Component: Menu, error } = useLateComponent(loadMenu, clicks)
  const open = (): void => {
    setOpen(true)
    click()
  }
  return (
    <>
      <button type="button" className="row-save" aria-haspopup="dialog" disabled={!isOnline} onClick={open}>
        {t(isSaved ? 'collections.saved' : 'collections.save')}
      </button>
      <AccountLookup url={page.url} onChange={setSaved} />
      {isOpen && error !== undefined && <p role="alert">{t('load_error.heading')}</p>}
      {Menu !== undefined && <Menu page={page} place="middle" isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

async function loadMenu() {
  const { BookmarkMenu, prepareBookmarkMenu } = await loadChunk(() => import('./bookmark-menu.tsx'))
  await prepareBookmarkMenu(document.documentElement.lang)
  return BookmarkMenu
}
