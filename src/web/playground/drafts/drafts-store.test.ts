import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../code/play-model.ts'
import {
  DRAFT_NAME_MAX,
  DRAFTS_KEY,
  DRAFTS_MAX,
  deleteDraft,
  listDrafts,
  openDraft,
  renameDraft,
  type Saved,
  saveDraft,
} from './drafts-store.ts'

const CODE = { html: '<p>', css: '', js: '' }

/** A storage as browsers have it, with room for so many characters. */
function makeStorage(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    setItem(key: string, value: string) {
      const others = [...values].filter(([known]) => known !== key).reduce((sum, [, text]) => sum + text.length, 0)
      if (others + value.length > room) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
    values,
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  vi.spyOn(console, 'warn').mockReturnValue()
})

function save(code = CODE, draft?: OpenDraft, name = 'One'): Saved {
  return saveDraft({ code, isTrusted: true, draft, name, copyName: (known) => `${known} (copy)` })
}

function draftOf(saved: Saved): OpenDraft {
  if (saved.kind !== 'saved' && saved.kind !== 'copied') throw new Error(saved.kind)
  return saved.draft
}

test('a draft is saved, opened, saved again, renamed and deleted', () => {
  const first = draftOf(save())
  const changed = draftOf(save({ ...CODE, js: '1' }, first))
  expect(changed).toMatchObject({ id: first.id, name: 'One', revision: 2 })
  renameDraft(first.id, `  ${'ü'.repeat(80)}`)
  renameDraft(first.id, '   ')
  expect(openDraft(first.id)).toMatchObject({ name: 'ü'.repeat(DRAFT_NAME_MAX), saved: { js: '1' } })
  deleteDraft(first.id)
  expect([listDrafts(), openDraft(first.id)]).toEqual([[], undefined])
})

test('what another tab has saved is not overwritten', () => {
  const here = draftOf(save())
  const there = draftOf(save({ ...CODE, css: 'there' }, here))
  const copy = save({ ...CODE, css: 'here' }, here)
  expect(copy).toMatchObject({ kind: 'copied', draft: { name: 'One (copy)', revision: 1 } })
  expect(openDraft(there.id)?.saved.css).toBe('there')
  expect(listDrafts().map(({ name }) => name)).toEqual(['One (copy)', 'One'])
})

test('a draft that another tab has deleted is saved as a new one', () => {
  const draft = draftOf(save())
  deleteDraft(draft.id)
  expect(save(CODE, draft, 'Two')).toMatchObject({ kind: 'saved', draft: { name: 'Two', revision: 1 } })
})

test('there are so many drafts and no more', () => {
  for (let number = 0; number < DRAFTS_MAX; number += 1) save()
  expect(save()).toEqual({ kind: 'too-many' })
  const [entry] = listDrafts()
  expect(save(CODE, openDraft(entry?.id ?? ''))).toMatchObject({ kind: 'saved' })
})

test('a draft remembers that its code is of others and was never allowed to run', () => {
  const given = { code: CODE, name: 'One', copyName: (known: string) => known }
  const draft = draftOf(saveDraft({ ...given, isTrusted: false }))
  expect(openDraft(draft.id)?.isTrusted).toBe(false)
  saveDraft({ ...given, draft, isTrusted: true })
  expect(openDraft(draft.id)?.isTrusted).toBe(true)
})

test('a full storage is said, and what was saved before stays', () => {
  const storage = makeStorage(400)
  vi.stubGlobal('localStorage', storage)
  const draft = draftOf(save())
  expect(save({ ...CODE, js: 'x'.repeat(1000) }, draft)).toEqual({ kind: 'rejected' })
  expect(save({ ...CODE, js: 'x'.repeat(1000) })).toEqual({ kind: 'rejected' })
  expect(openDraft(draft.id)?.saved).toEqual(CODE)
  expect(storage.values.size).toBe(2)
})

test('what is no list of drafts is taken for an empty one', () => {
  for (const bad of ['', '{', '{}', '[1,{"id":2},null]', '"x"']) {
    localStorage.setItem(DRAFTS_KEY, bad)
    expect(listDrafts(), bad).toEqual([])
  }
})
