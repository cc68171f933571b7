import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { FEATURE_PAGES_PATH, type FeaturePages } from '#updates/feature-pages.ts'
import { UPDATES_FORMAT, type UpdatesData } from '#updates/updates-data.ts'

const inflateAsync = promisify(inflate)

/** The pages of features, and a hash of the file. */
export interface BuiltPages {
  readonly pages: FeaturePages
  readonly hash: string
}

/** A site without pages that name compatibility data. */
const NO_PAGES: FeaturePages = { data: '', pages: [], translations: {} }
/** Older than all others. */
export const NO_UPDATES: UpdatesData = { format: UPDATES_FORMAT, version: '', timestamp: '', releases: [], features: [] }

/** The pages that describe features in a build (docs/behaviour/updates.md 11). */
export async function readBuiltPages(snapshot: SiteSnapshot): Promise<BuiltPages> {
  const file = await snapshot.read(FEATURE_PAGES_PATH)
  return file === undefined ? { pages: NO_PAGES, hash: '' } : { pages: JSON.parse(Buffer.from(file.bytes).toString()), hash: file.hash }
}

/** The updates of a build. @param path as `FeaturePages.data` */
export async function readBuiltUpdates(snapshot: SiteSnapshot, path: string): Promise<UpdatesData> {
  const file = path === '' ? undefined : await snapshot.read(path)
  return file === undefined ? NO_UPDATES : JSON.parse((await inflateAsync(file.bytes)).toString())
}
