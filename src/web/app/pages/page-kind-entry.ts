import type { PageKind } from '../../ui/page-kind.ts'
import type { PageStylesheet } from './page-stylesheets.ts'

/** A kind of page as the list has it: what the application knows of it before it loads the code. */
export interface PageKindEntry {
  /** The stylesheets of its pages, in the order of all stylesheets. */
  readonly stylesheets: readonly PageStylesheet[]
  /** The member of `index.json` with the contents; without one, the browser loads such a page as a whole. */
  readonly contents?: string
  /** Loads the code that shows its pages. */
  load(): PageKind | Promise<PageKind>
}
