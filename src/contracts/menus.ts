/** A link of a menu or of the footer, in the reader's language. */
export interface MenuLink {
  readonly title: string
  /** What is behind it, in one line. */
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

/**
 * Addresses that the server answers without a page of the content: `/{locale}/play` in every language, `/en-US/observatory` in English.
 * Whoever makes such a part adds its address here, and its entries in the menus and the footer appear; the plan of the menus
 * (`content/outputs/menu-plan.ts`) names them all already.
 */
export const SERVED_ADDRESSES: readonly string[] = ['/{locale}/play', '/{locale}/plus/collections']
