/** What the tests need to know of the HTML of a page. */
export interface HtmlFacts {
  /** The contents of `<meta http-equiv="Content-Security-Policy">` in the head. */
  readonly policies: readonly string[]
  /** The content of the last `<meta name="referrer">`. */
  readonly referrer: string | undefined
  /** The address of the first `<base href>`. */
  readonly base: string | undefined
  /** The scripts that are loaded from an address. */
  readonly scripts: readonly ScriptFacts[]
}

export interface ScriptFacts {
  readonly src: string
  readonly integrity: string | undefined
}

/** More scripts and policies than these are not looked at: no page needs them, and each costs time (docs/behaviour/observatory.md 17). */
export const MAX_SCRIPTS = 1000
export const MAX_META_POLICIES = 100
