/** A link of a menu or of the footer, in the user's language. */
export interface MenuLink {
  readonly title: string
  /** Its description, in one line. */
  readonly text?: string
  readonly url: string
  /** The page is there in English only: the link says so. */
  readonly isEnglish?: true
}

/** Links below a title: a menu of the header that opens, a column of the footer. */
export interface LinkGroup {
  readonly title: string
  readonly links: readonly MenuLink[]
}

/** A link of the header itself. */
export interface TopLink extends MenuLink {
  readonly isNew?: true
}

export type Menu = LinkGroup | TopLink
