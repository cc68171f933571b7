import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { BlogIndexPage, BlogPostPage, CurriculumPage, GenericPage, SpotlightPage } from './areas.ts'
import { closedObject } from './closed-object.ts'
import { HomePage } from './home.ts'
import { AppPage, DocPage, NotFoundPage, SearchPage } from './page.ts'

/** Names a version of the bundles of `src/web` (`WebAssets.build`). */
const Build = Type.String({ pattern: '^[\\w.-]+$' })

/**
 * What an `index.json` holds: a page, and the build that showed it. A browser in which another build runs loads the address as a whole
 * instead of showing such a page in place.
 */
export const PageFile = Type.Union([
  inFile(DocPage),
  inFile(HomePage),
  inFile(NotFoundPage),
  inFile(SearchPage),
  inFile(AppPage),
  inFile(BlogPostPage),
  inFile(BlogIndexPage),
  inFile(CurriculumPage),
  inFile(SpotlightPage),
  inFile(GenericPage),
])
export type PageFile = Static<typeof PageFile>

function inFile<Properties extends TProperties>(page: TObject<Properties>): TObject<{ build: typeof Build } & Properties> {
  return closedObject({ build: Build, ...page.properties }, 'oneOf' in page && Array.isArray(page.oneOf) ? { oneOf: page.oneOf } : {})
}
