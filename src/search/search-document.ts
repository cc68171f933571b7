/** A page as it goes into an index. */
export interface SearchDocument {
  readonly url: string
  /** Plain text. */
  readonly title: string
  readonly shortTitle: string
  /** `Web/CSS/Reference/Properties/color`. */
  readonly slug: string
  /** Slugs that lead here by a redirect. */
  readonly aliases: readonly string[]
  /** Plain texts. */
  readonly headings: readonly string[]
  readonly summary: string
  /** Plain text of the prose, without code blocks. */
  readonly body: string
  /** Text of the code blocks: only the symbols in it are found. */
  readonly code: string
  readonly pageType: string
  /** How likely users are to mean this page, 0 to 1: its views, or how many pages link to it. */
  readonly prior: number
}
