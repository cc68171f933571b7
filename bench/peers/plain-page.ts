/** A page as every tool gets it: a title, and Markdown without HTML and macros. */
export interface PlainPage {
  /** Of letters, digits, `-` and `/`: a path that no tool reads in a way of its own. */
  readonly slug: string
  readonly title: string
  /** Ends with a newline. */
  readonly body: string
}

/** Pages for a site. */
export interface PlainContent {
  readonly pages: readonly PlainPage[]
  /** The one of them that is edited and looked at: of middle length, and the same one whatever the number of pages. */
  readonly page: PlainPage
}
