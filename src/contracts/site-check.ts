import type { Diagnostic } from './diagnostics.ts'
import type { LocaleCode } from './locales.ts'

/** A problem of the content, with the page on which users see it. */
export interface SiteProblem extends Diagnostic {
  /** The language of the file; absent: it is of all languages, such as `site.json`. */
  readonly locale?: LocaleCode | undefined
  /** Absent: the file is no page. */
  readonly page?: { readonly url: string; readonly title: string } | undefined
}

/** Where a check of the whole content stands. */
export type SiteCheckState =
  /** `total` is 0 until all pages are known. */
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Problems in the order of their files; `atMs` in milliseconds since 1970. */
  | { readonly kind: 'done'; readonly problems: readonly SiteProblem[]; readonly atMs: number }

/** The checks of a site that is being written, one at a time. */
export interface SiteCheck {
  /** Of the last check that was started; undefined: there was none. */
  state(): SiteCheckState | undefined
  /** Whether files have changed since the last check was started. */
  isOld(): boolean
  /** Checks the content as it is now, unless a check is under way. */
  start(): void
  /** Ends what is under way. */
  close(): void
}
