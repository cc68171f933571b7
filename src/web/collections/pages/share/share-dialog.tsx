import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CollectionPage } from '#contracts/collections.ts'
import { ActionError } from '../../action-error.tsx'
import { collectionName } from '../../collection-name.ts'
import { collectionsText } from '../../collections-text.ts'
import { useAction } from '../../use-action.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { shareCollection, unshareCollection } from '../parts/pages-calls.ts'
import { pagesText } from '../parts/pages-text.ts'
import { ShareLink } from './share-link.tsx'

interface ShareDialogProps {
  readonly collection: CollectionPage
  readonly onClose: () => void
}

/** Controls that come when others go: the focus is handed on. */
type FocusTarget = 'link' | 'create' | 'stop' | 'confirm' | undefined

/** Makes a link by which anybody reads a collection, copies it, says whether it shows the notes, and ends it. */
export function ShareDialog({ collection, onClose }: ShareDialogProps): ReactNode {
  const { id, share } = collection
  const [wantsNotes, setWantsNotes] = useState(share?.notes ?? false)
  const [isStopping, setStopping] = useState(false)
  const [status, setStatus] = useState('')
  const sharing = useAction(shareCollection)
  const ending = useAction(unshareCollection)
  const wanted = useRef<FocusTarget>(undefined)
  const container = useRef<HTMLDivElement>(null)
  // What was pressed goes, what stands in its place may come later.
  useEffect(() => {
    const element = wanted.current && container.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  const isPending = sharing.isPending || ending.isPending
  const setNotes = async (notes: boolean): Promise<void> => {
    setWantsNotes(notes)
    if (share === null) return
    const { isDone } = await sharing.run({ id, notes })
    if (isDone) setStatus(pagesText('saved'))
    else setWantsNotes(share.notes)
  }
  const stop = (isAsked: boolean): void => {
    wanted.current = isAsked ? 'confirm' : 'stop'
    setStopping(isAsked)
  }
  const end = async (): Promise<void> => {
    const { isDone } = await ending.run(id)
    if (!isDone) return
    wanted.current = 'create'
    setStopping(false)
    setStatus(pagesText('share_stopped'))
  }
  return (
    <PageDialog title={pagesText('share_title', { name: collectionName(collection) })} onClose={onClose}>
      <div className="collections-form" ref={container}>
        <p>{pagesText('share_text')}</p>
        {share !== null && <ShareLink url={share.url} />}
        <label className="collections-check">
          <input type="checkbox" checked={wantsNotes} disabled={isPending} onChange={({ target }) => void setNotes(target.checked)} />
          {pagesText('share_notes')}
        </label>
        <p className="collections-said" role="status">
          {status}
        </p>
        <div className="collections-error" role="alert">
          <ActionError errors={[sharing.error, ending.error]} />
        </div>
        {isStopping ? (
          <>
            <p>{pagesText('share_stop_question')}</p>
            <div className="collections-buttons">
              <button
                className="button danger-button"
                type="button"
                data-focus="confirm"
                aria-disabled={isPending}
                onClick={() => void end()}
              >
                {pagesText('share_stop')}
              </button>
              <button className="collections-plain" type="button" onClick={() => stop(false)}>
                {collectionsText('cancel')}
              </button>
            </div>
          </>
        ) : (
          <div className="collections-buttons">
            {share === null && (
              <button
                className="button"
                type="button"
                data-focus="create"
                aria-disabled={isPending}
                onClick={() => {
                  setStatus('')
                  wanted.current = 'link'
                  if (!isPending) void sharing.run({ id, notes: wantsNotes })
                }}
              >
                {pagesText(sharing.isPending ? 'share_creating' : 'share_create')}
              </button>
            )}
            {share !== null && (
              <button className="collections-plain collections-delete" type="button" data-focus="stop" onClick={() => stop(true)}>
                {pagesText('share_stop')}
              </button>
            )}
            <button className="collections-plain" type="button" onClick={onClose}>
              {collectionsText('close')}
            </button>
          </div>
        )}
      </div>
    </PageDialog>
  )
}
