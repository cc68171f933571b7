import Type, { type TObject } from 'typebox'
import { closedObject } from './closed-object.ts'
import { Page } from './page.ts'

/** Names a version of the bundles of `src/web` (`WebAssets.build`). */
const Build = Type.String({ pattern: '^[\\w.-]+$' })

/**
 * The contents of an `index.json`: a page, and the build that shows it. A browser in which another build runs loads the address as a whole
 * instead of showing such a page in place.
 */
export const PageFile = Type.Union(Page.anyOf.map(inFile))
export type PageFile = Page & { readonly build: string }

function inFile(page: TObject): TObject {
  return closedObject({ build: Build, ...page.properties }, 'oneOf' in page && Array.isArray(page.oneOf) ? { oneOf: page.oneOf } : {})
}
