import { parseJson } from '../../browser/parse-json.ts'
import { randomId } from '../../browser/random-id.ts'
import { readStored, store } from '../../browser/storage.ts'
import { fieldsOf, findPlayCode, type PlayCode } from '../code/play-code.ts'
import type { OpenDraft } from '../code/play-model.ts'

/** How many drafts a browser keeps: a list one still finds something in. */
export const DRAFTS_MAX = 50
export const DRAFT_NAME_MAX = 60

/** A draft as it stands in the list. */
export interface DraftEntry {
  readonly id: string
  readonly name: string
}

/** The outcome of saving. */
export type Saved =
  | { readonly kind: 'saved'; readonly draft: OpenDraft }
  /** Another tab had saved the draft meanwhile: this is a draft of its own. */
  | { readonly kind: 'copied'; readonly draft: OpenDraft }
  | { readonly kind: 'too-many' }
  /** The storage is full or switched off. */
  | { readonly kind: 'rejected' }

interface SaveInput {
  readonly code: PlayCode
  readonly isTrusted: boolean
  /** The draft that is open; absent: a new one. */
  readonly draft?: OpenDraft | undefined
  /** For a new one. */
  readonly name: string
  /** For the copy of one that another tab has changed. */
  readonly copyName: (name: string) => string
}

/** The list, which other tabs may change at any time: it is read before each use. */
export const DRAFTS_KEY = 'playground-drafts'

/** All drafts, the one that was saved last first. */
export function listDrafts(): readonly DraftEntry[] {
  const list = parseJson(readStored(DRAFTS_KEY))
  return Array.isArray(list) ? list.flatMap(findEntry) : []
}

/** The contents of a draft; undefined when it is there no more. */
export function openDraft(id: string): OpenDraft | undefined {
  const name = listDrafts().find((entry) => entry.id === id)?.name
  const stored = parseJson(readStored(keyOf(id)))
  const saved = findPlayCode(stored)
  if (name === undefined || saved === undefined) return undefined
  const fields = fieldsOf(stored)
  const revision = fields.get('revision')
  return { id, name, saved, revision: typeof revision === 'number' ? revision : 0, isTrusted: fields.get('isTrusted') === true }
}

/** Saves code as a draft: in the one that is open, unless another tab has changed that since, or in a new one. */
export function saveDraft({ code, isTrusted, draft, name, copyName }: SaveInput): Saved {
  const stored = draft === undefined ? undefined : openDraft(draft.id)
  const isOurs = stored !== undefined && stored.revision === draft?.revision
  if (isOurs) return write({ ...stored, revision: stored.revision + 1, saved: code, isTrusted }, 'saved')
  if (listDrafts().length >= DRAFTS_MAX) return { kind: 'too-many' }
  const isCopy = stored !== undefined
  return write(
    { id: randomId(8), name: isCopy ? copyName(stored.name) : name, revision: 1, saved: code, isTrusted },
    isCopy ? 'copied' : 'saved',
  )
}

/** Gives a draft another name, cut to length; one without letters is none. */
export function renameDraft(id: string, name: string): void {
  const short = shorten(name)
  if (short !== '') keepList(listDrafts().map((entry) => (entry.id === id ? { id, name: short } : entry)))
}

/** Takes a draft away for good. */
export function deleteDraft(id: string): void {
  keepList(listDrafts().filter((entry) => entry.id !== id))
  store(keyOf(id), null)
}

/** The contents first: a list never names what is not there. */
function write(draft: OpenDraft, kind: 'saved' | 'copied'): Saved {
  const named = { ...draft, name: shorten(draft.name) }
  const others = listDrafts().filter(({ id }) => id !== draft.id)
  const isStored = store(keyOf(draft.id), JSON.stringify({ ...draft.saved, revision: draft.revision, isTrusted: draft.isTrusted }))
  if (isStored && keepList([{ id: draft.id, name: named.name }, ...others])) return { kind, draft: named }
  if (draft.revision === 1) store(keyOf(draft.id), null)
  return { kind: 'rejected' }
}

function keepList(list: readonly DraftEntry[]): boolean {
  return store(DRAFTS_KEY, JSON.stringify(list.map(({ id, name }) => ({ id, name }))))
}

function keyOf(id: string): string {
  return `playground-draft.${id}`
}

function findEntry(value: unknown): readonly DraftEntry[] {
  const fields = fieldsOf(value)
  const [id, name] = [fields.get('id'), fields.get('name')]
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : []
}

function shorten(name: string): string {
  return [...name.trim()].slice(0, DRAFT_NAME_MAX).join('')
}
