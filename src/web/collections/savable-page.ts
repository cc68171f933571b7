import type { Parent } from '#contracts/document.ts'

/** A page that a user may save. */
export interface SavablePage {
  /** Its address as in `mdn_url` of documents. */
  readonly url: string
  readonly title: string
  readonly parents: readonly Parent[] | null
}
