import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { OpenDraft } from '../code/play-model.ts'
import { PlayMenu } from '../layout/play-menu.tsx'
import { usePlayText } from '../texts/play-text.ts'
import { DRAFT_NAME_MAX, DRAFTS_KEY, type DraftEntry, deleteDraft, listDrafts, renameDraft } from './drafts-store.ts'
import { freeDraftName } from './free-draft-name.ts'

interface DraftsMenuProps {
  readonly open: OpenDraft | undefined
  /** Saves the code, in the open draft or in a new one of this name. */
  readonly onSave: (name: string | undefined) => void
  readonly onOpen: (entry: DraftEntry) => void
  /** The open draft has another name, or is there no more. */
  readonly onChange: (entry: DraftEntry | undefined) => void
}

/** The drafts that this browser keeps. */
export function DraftsMenu({ open, onSave, onOpen, onChange }: DraftsMenuProps): ReactNode {
  const t = usePlayText()
  const [drafts, setDrafts] = useState(listDrafts)
  const [renamed, setRenamed] = useState<{ readonly id: string; readonly isDone: boolean }>()
  const refresh = (): void => setDrafts(listDrafts())
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === DRAFTS_KEY || key === null) setDrafts(listDrafts())
    }
    const listening = new AbortController()
    addEventListener('storage', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with the draft that is saved
  useEffect(refresh, [open])
  const saveNew = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    onSave(name === '' ? freeDraftName(drafts, t) : name)
    event.currentTarget.reset()
    refresh()
  }
  const rename = (entry: DraftEntry, name: string): void => {
    renameDraft(entry.id, name)
    setRenamed({ id: entry.id, isDone: true })
    refresh()
    if (entry.id === open?.id) onChange(listDrafts().find(({ id }) => id === entry.id))
  }
  const remove = (entry: DraftEntry, { currentTarget }: MouseEvent<HTMLElement>): void => {
    if (!confirm(t('drafts.confirm_delete', { name: entry.name }))) return
    focusNextDraft(currentTarget)
    deleteDraft(entry.id)
    refresh()
    if (entry.id === open?.id) onChange(undefined)
  }
  return (
    <PlayMenu name="play-drafts" title={t('drafts.name')} onOpen={refresh}>
      {drafts.length === 0 && <p className="play-hint">{t('drafts.none')}</p>}
      {drafts.length > 0 && (
        <ul>
          {drafts.map((entry) => (
            <li key={entry.id}>
              {renamed?.id === entry.id && !renamed.isDone ? (
                <RenameForm entry={entry} onRename={(name) => rename(entry, name)} />
              ) : (
                <>
                  <button
                    type="button"
                    className="play-draft"
                    aria-current={entry.id === open?.id || undefined}
                    dir="auto"
                    onClick={() => onOpen(entry)}
                  >
                    {entry.name}
                  </button>
                  <button
                    type="button"
                    className="play-button play-rename"
                    aria-label={t('drafts.rename_one', { name: entry.name })}
                    title={t('drafts.rename_one', { name: entry.name })}
                    // biome-ignore lint/a11y/noAutofocus: it comes back in place of the field where the user has written
                    autoFocus={renamed?.id === entry.id}
                    onClick={() => setRenamed({ id: entry.id, isDone: false })}
                  />
                  <button
                    type="button"
                    className="play-button play-delete"
                    aria-label={t('drafts.delete_one', { name: entry.name })}
                    title={t('drafts.delete_one', { name: entry.name })}
                    onClick={(event) => remove(entry, event)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <button type="button" className="play-button" onClick={() => onSave(undefined)}>
          {t('drafts.save')}
        </button>
      )}
      <form onSubmit={saveNew}>
        <input name="name" dir="auto" maxLength={DRAFT_NAME_MAX} aria-label={t('drafts.label')} placeholder={freeDraftName(drafts, t)} />
        <button type="submit" className="play-button">
          {t(open === undefined ? 'drafts.save' : 'drafts.save_new')}
        </button>
      </form>
    </PlayMenu>
  )
}

/** Gives the focus to the same button of the next draft, else of the one before, else to the name of a new draft: this one leaves the page. */
function focusNextDraft(button: HTMLElement): void {
  const item = button.closest('li')
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('.play-delete')
  const name = item?.closest('details')?.querySelector<HTMLElement>('form:last-child input')
  ;(next ?? name)?.focus()
}

interface RenameFormProps {
  readonly entry: DraftEntry
  readonly onRename: (name: string) => void
}

function RenameForm({ entry, onRename }: RenameFormProps): ReactNode {
  const t = usePlayText()
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onRename(String(new FormData(event.currentTarget).get('name') ?? ''))
  }
  return (
    <form onSubmit={rename}>
      {/* biome-ignore lint/a11y/noAutofocus: the user has just asked to write here */}
      <input name="name" dir="auto" maxLength={DRAFT_NAME_MAX} aria-label={t('drafts.label')} defaultValue={entry.name} autoFocus />
      <button type="submit" className="play-button">
        {t('drafts.rename')}
      </button>
    </form>
  )
}
