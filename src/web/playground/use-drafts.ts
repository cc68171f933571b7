import type { Dispatch } from 'react'
import { isUnsaved, type PlayAction, type PlayModel } from './code/play-model.ts'
import { DRAFTS_MAX, type DraftEntry, listDrafts, openDraft, saveDraft } from './drafts/drafts-store.ts'
import { freeDraftName } from './drafts/free-draft-name.ts'
import type { Notice } from './play-notice.tsx'
import { usePlayText } from './texts/play-text.ts'

interface DraftsInput {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
  readonly show: (notice: Notice) => void
  /** Other code was opened; whether it may run at once. */
  readonly onOpened: (isTrusted: boolean) => void
}

/** What `useDrafts` gives. */
export interface UsedDrafts {
  /** Saves the code in the open draft, or, where a name is given or none is open, in a new one. */
  save(name: string | undefined): void
  open(entry: DraftEntry): void
  /** The open draft was renamed, or, without an entry, deleted. */
  follow(entry: DraftEntry | undefined): void
}

/** What is done with drafts, and what is said of it. */
export function useDrafts({ model, dispatch, show, onOpened }: DraftsInput): UsedDrafts {
  const t = usePlayText()
  return {
    save(name) {
      const draft = name === undefined ? model.draft : undefined
      const copyName = (known: string): string => t('drafts.copy_name', { name: known })
      const saved = saveDraft({
        code: model.code,
        isTrusted: model.isTrusted,
        draft,
        // A draft that another tab has deleted comes back under its name.
        name: name ?? draft?.name ?? freeDraftName(listDrafts(), t),
        copyName,
      })
      if (saved.kind === 'too-many') return show({ kind: 'failed', text: t('drafts.too_many', { count: DRAFTS_MAX }) })
      if (saved.kind === 'rejected') return show({ kind: 'failed', text: t('drafts.rejected') })
      dispatch({ type: 'save', draft: saved.draft })
      const isCopy = saved.kind === 'copied'
      const values = { name: isCopy ? (draft?.name ?? '') : saved.draft.name, copy: saved.draft.name }
      show({ kind: isCopy ? 'failed' : 'done', text: t(isCopy ? 'drafts.saved_copy' : 'drafts.saved', values) })
    },
    open(entry) {
      const draft = openDraft(entry.id)
      if (draft === undefined) return
      if (isUnsaved(model) && !confirm(t('drafts.confirm_leave', { name: entry.name }))) return
      const opened = { code: draft.saved, original: draft.saved, draft, isTrusted: draft.isTrusted, document: `draft:${draft.id}` }
      dispatch({ type: 'open', opened })
      onOpened(draft.isTrusted)
    },
    follow(entry) {
      if (entry === undefined || model.draft === undefined) dispatch({ type: 'forget-draft' })
      else dispatch({ type: 'save', draft: { ...model.draft, name: entry.name } })
    },
  }
}
