import type { AnyPage } from '../../ui/page-kind.ts'

/** What the main part shows when a page could not be loaded. */
export interface LoadFailure {
  readonly kind: 'failure'
  readonly address: string
  /** Undefined when no response came. */
  readonly status: string | undefined
}

/** What the application shows at one moment. */
export interface AppState {
  readonly main:
    | { readonly kind: 'page'; readonly view: AnyPage }
    | LoadFailure
    /** The page has come and can't be shown. */
    | { readonly kind: 'broken' }
    /** A page is awaited, and there is none to look at meanwhile. */
    | { readonly kind: 'awaited' }
  readonly currentUrl: string
  readonly isLoading: boolean
  /** The address of a page that came too late, so that this one stayed. */
  readonly late?: string | undefined
  /** Said to screen readers after a navigation; '' on the page that was loaded. */
  readonly announcement: string
}
