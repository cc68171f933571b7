import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { SHARED_PAGE_MAX } from '#contracts/collection-limits.ts'
import type { Collection, ImportReply, SharedCollection } from '#contracts/collections.ts'
import { useUser } from '../../../browser/user.ts'
import { usePage } from '../../../ui/page-context.ts'
import { ActionError } from '../../action-error.tsx'
import { collectionName } from '../../collection-name.ts'
import type { NewItem } from '../../collections-calls.ts'
import { useCollections } from '../../collections-data.ts'
import { collectionsText } from '../../collections-text.ts'
import { signInUrl } from '../../sign-in-url.ts'
import { useAction } from '../../use-action.ts'
import { ImportResult } from '../import/import-result.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { importItems, readShared } from '../parts/pages-calls.ts'
import { pagesText } from '../parts/pages-text.ts'

interface CopySharedProps {
  readonly token: string
  readonly collection: SharedCollection
}

/** The way to have the articles of a shared collection in one's own; anonymous users are shown the way to that. */
export function CopyShared({ token, collection }: CopySharedProps): ReactNode {
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  if (user === undefined) return null
  if (!user.isAuthenticated)
    return (
      <p className="collections-buttons">
        <a className="quiet-button" rel="nofollow" href={signInUrl()}>
          {pagesText('shared_log_in')}
        </a>
      </p>
    )
  return (
    <>
      <p className="collections-buttons">
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {pagesText('shared_copy')}
        </button>
      </p>
      {isOpen && <CopyDialog token={token} count={collection.article_count} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CopyDialogProps {
  readonly token: string
  readonly count: number
  readonly onClose: () => void
}

function CopyDialog({ token, count, onClose }: CopyDialogProps): ReactNode {
  const id = useId()
  const { locale } = usePage()
  const { data: targets = [] } = useCollections()
  const [chosen, setChosen] = useState<string>()
  const [result, setResult] = useState<{ readonly reply: ImportReply; readonly target: Collection }>()
  const target = targets.find((one) => one.id === chosen) ?? targets[0]
  const copying = useAction(copyShared)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (copying.isPending || target === undefined) return
    const outcome = await copying.run({ token, target: target.id })
    if (outcome.isDone) setResult({ reply: outcome.reply, target })
  }
  return (
    <PageDialog title={pagesText('copy_title', { count })} onClose={onClose}>
      <form className="collections-form" onSubmit={(event) => void submit(event)}>
        {result === undefined && (
          <div className="collections-field">
            <label htmlFor={id}>{pagesText('target')}</label>
            <select id={id} value={target?.id} onChange={({ target: select }) => setChosen(select.value)}>
              {targets.map((one) => (
                <option key={one.id} value={one.id}>
                  {collectionName(one)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div role="status">{result !== undefined && <ImportResult result={result.reply} />}</div>
        <div className="collections-error" role="alert">
          <ActionError errors={[copying.error]} />
        </div>
        <div className="collections-buttons">
          {result === undefined ? (
            <button className="button" type="submit" aria-disabled={copying.isPending || target === undefined}>
              {pagesText(copying.isPending ? 'copying' : 'copy_now')}
            </button>
          ) : (
            <a className="button" href={`/${locale}/plus/collections/${result.target.id}`}>
              {pagesText('open_collection', { name: collectionName(result.target) })}
            </a>
          )}
          <button className="collections-plain" type="button" onClick={onClose}>
            {collectionsText(result === undefined ? 'cancel' : 'close')}
          </button>
        </div>
      </form>
    </PageDialog>
  )
}

interface CopyInput {
  readonly token: string
  readonly target: string
}

/** Reads all of it, then adds it to one of the user's collections, in its order. */
async function copyShared({ token, target }: CopyInput): Promise<ImportReply> {
  const items: NewItem[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const page: SharedCollection = await readShared(token, { limit: SHARED_PAGE_MAX, offset })
    items.push(...page.items.map(({ url, title, notes }) => ({ url, title, ...(notes === null ? {} : { notes }) })))
    offset = page.next_offset
  }
  return await importItems(target, items)
}
