import type { ComponentType } from 'react'
import type { UpdateChoice } from '#markup/updates-form-html.ts'

/** A page that a row is about. */
export interface RowPage {
  /** Its address as in `mdn_url` of documents. */
  readonly url: string
  readonly title: string
}

/** The parts of the page that belong to other features. */
export interface UpdatesParts {
  /** Loads the rules of tables of compatibility, which no other page without an article has. */
  loadTableStyles(): Promise<void>
  /** Loads the button that saves a page in a collection. */
  loadSaveButton(): Promise<ComponentType<{ readonly page: RowPage }>>
  /** The collections of the user that have pages. @throws Error when they can't be loaded */
  listCollections(): Promise<readonly UpdateChoice[]>
}
