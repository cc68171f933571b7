import type { PlayCode } from '../code/play-code.ts'

/**
 * `ShareButton` (share-button.tsx): the button for the tool bar. Disabled while all editors are empty. The dialog comes with its first
 * click; and by itself when the user comes back from signing in, if `isReturning` says so.
 */
export interface ShareButtonProps {
  readonly code: PlayCode
  /** The permalink that is open and unchanged, if any: the dialog begins with it. */
  readonly id?: string | undefined
  /** The code is permanent under this id now: the address becomes `?id=…`, without a history entry. @param code what was sent */
  readonly onShared: (id: string, code: PlayCode) => void
  /** The user has taken back what was shared under this id; if it is the one that is open, the address loses it. */
  readonly onTakenBack?: ((id: string) => void) | undefined
  /** JavaScript as browsers run it; needed where `options.isTypeScript` is set. */
  readonly toJavaScript?: ((source: string) => Promise<string>) | undefined
  /**
   * The user leaves to sign in: keep the code (and whether it may run by itself) where the page finds it again.
   *
   * @returns path and query of the page to come back to; it should lead to a page that sets `isReturning`
   */
  readonly keepForReturn: () => string
  readonly isReturning?: boolean | undefined
}

/** `SharedBar` (shared-bar.tsx): above the editors of a page that was opened by `?id=`. */
export interface SharedBarProps {
  readonly id: string
  /** Absent: the code is the user's own draft already. Called when the user makes it so: the address loses its `?id=`. */
  readonly onFork?: (() => void) | undefined
}

/** The outcome of opening a permalink (`openShare` in open-share.ts). */
export type OpenedShare =
  | { readonly kind: 'code'; readonly code: PlayCode }
  /** Users have flagged it: it is shown when the user says so (`openShare(id, 'confirmed')`). */
  | { readonly kind: 'flagged' }
  /** Staff have removed it. */
  | { readonly kind: 'removed' }
  /** There is none of this id, or its owner has taken it back. */
  | { readonly kind: 'unknown' }
  /** The id is none: cut, or mistyped. */
  | { readonly kind: 'broken-id' }
  /** Without a message there was no response. */
  | { readonly kind: 'failed'; readonly message: string | undefined }

/** `ShareProblem` (share-problem.tsx): what is shown in place of the editors' code when a permalink gives none. */
export interface ShareProblemProps {
  readonly problem: Exclude<OpenedShare, { readonly kind: 'code' }>
  /** The user wants to see flagged code all the same. */
  readonly onConfirm: () => void
  /** For `failed`. */
  readonly onRetry: () => void
}
