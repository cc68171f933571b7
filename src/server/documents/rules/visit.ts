import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'

/** A request for something of the site, as the rules see it. */
export interface Visit {
  /** The one build that this request is answered from. */
  readonly snapshot: SiteSnapshot
  /** Percent-decoded, beginning with a slash. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** The locales the user wants, best first, ending with the default one: by cookie, then by Accept-Language. */
  readonly preferredLocales: () => readonly LocaleCode[]
}

/** Somewhere else. `location` is encoded and lies on the site, or is an https address of the table of moved pages. */
export interface Redirect {
  readonly kind: 'redirect'
  readonly status: 301 | 302
  readonly location: string
  /** `personal`: depends on the user's cookie or headers. */
  readonly keep: 'personal' | 'hour' | 'month'
}

/** A file of the snapshot, by its path below the public folder. */
export interface FoundFile {
  readonly kind: 'file'
  readonly path: string
}

export type Answer = Redirect | FoundFile | { readonly kind: 'not-found' }

/** One rule of the order of handling; undefined when it has nothing to say about this visit. */
export type Rule = (visit: Visit) => Promise<Answer | undefined> | Answer | undefined
