import type { BookmarkFormState } from './bookmark-form.tsx'
import type { Outcome } from './use-action.ts'

/** What a user calls a saved page and notes of it. */
export interface Bookmark {
  readonly title: string
  readonly notes: string
}

/**
 * The bookmark of one page, where it is stored: in this browser (`local-bookmark-store.ts`) or in a collection of the user's account
 * (`account-bookmark-store.ts`). The dialog knows only this.
 */
export interface BookmarkStore {
  /** The bookmark as it is stored; undefined while the page is not saved. */
  readonly stored: Bookmark | undefined
  /** The name of the place, for messages: `this browser`, or the collection. */
  readonly placeName: string
  readonly state: BookmarkFormState
  /** Of what was read or done last, the most important one first; undefined for none. */
  readonly errors: readonly unknown[]
  /** Saves the page, or changes what is stored of it. Never throws. */
  readonly save: (bookmark: Bookmark) => Promise<Outcome<unknown>>
  /** Deletes the stored bookmark; gives how to restore it. Never throws. */
  readonly remove: () => Promise<Outcome<Restore>>
  readonly clearErrors: () => void
}

/** Saves a deleted bookmark again. Never throws. */
export type Restore = () => Promise<Outcome<unknown>>
