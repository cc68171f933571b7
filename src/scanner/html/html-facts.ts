/** What the tests need to know of the HTML of a page. */
export interface HtmlFacts {
  /** The contents of `<meta http-equiv="Content-Security-Policy">` in the head. */
  readonly policies: readonly string[]
  /** The contents of `<meta name="referrer">`, without empty ones. */
  readonly referrers: readonly string[]
  /** The address of the first `<base href>`. */
  readonly base: string | undefined
  /** The scripts that are loaded from an address. */
  readonly scripts: readonly ScriptFacts[]
  /** What else the page loads, or sends, as written. */
  readonly resources: readonly ResourceFacts[]
  /** The texts of scripts and of styles that stand in the page, as browsers hash them. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** How many attributes there are that a policy without `'unsafe-inline'` blocks. */
  readonly handlers: number
  readonly styleAttributes: number
}

/** How a page uses an address: the directive of a policy that is about it. */
export type ResourceKind = 'style' | 'img' | 'font' | 'frame' | 'media' | 'object' | 'manifest' | 'form'

export interface ResourceFacts {
  readonly kind: ResourceKind
  readonly url: string
}

export interface ScriptFacts {
  readonly src: string
  readonly integrity: string | undefined
}

/** More scripts and policies than these are not looked at: no page needs them, and each costs time (docs/behaviour/observatory.md 17). */
export const MAX_SCRIPTS = 1000
export const MAX_META_POLICIES = 100
/** All policies of the document together: as much as a header can have. */
export const MAX_META_POLICY_CHARACTERS = 32 * 1024
/** So it is with other resources, and with scripts and styles in the page. */
export const MAX_RESOURCES = 2000
export const MAX_INLINE = 200
