import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { FEATURE_PAGES_PATH, type FeaturePages } from '#updates/feature-pages.ts'
import { UPDATES_FORMAT, type UpdatesData } from '#updates/updates-data.ts'
import { indexUpdates, type UpdatesIndex } from '#updates/updates-index.ts'

const inflateAsync = promisify(inflate)

/** The updates at one moment. */
export interface CurrentUpdates {
  readonly index: UpdatesIndex
  /** Another one with other data or other pages. */
  readonly version: string
}

/** Gives the updates of the site that is served; they are read when they are first asked for, and once for each build. */
export type GetUpdates = () => Promise<CurrentUpdates>

/** A site without pages that name compatibility data has no updates. */
const NO_PAGES: FeaturePages = { data: '', pages: [], translations: {} }
const NO_DATA: UpdatesData = { format: UPDATES_FORMAT, version: '', timestamp: '', releases: [], features: [] }

/** The updates of a site, as its build has them (docs/behaviour/updates.md 11). */
export function createGetUpdates(site: SiteSource): GetUpdates {
  let data: { readonly path: string; readonly updates: UpdatesData } = { path: '', updates: NO_DATA }
  let last: { readonly snapshot: SiteSnapshot; readonly updates: Promise<CurrentUpdates> } | undefined

  async function read(snapshot: SiteSnapshot): Promise<CurrentUpdates> {
    const file = await snapshot.read(FEATURE_PAGES_PATH)
    const pages: FeaturePages = file === undefined ? NO_PAGES : JSON.parse(Buffer.from(file.bytes).toString())
    if (pages.data !== data.path) data = { path: pages.data, updates: await readData(snapshot, pages.data) }
    return { index: indexUpdates(data.updates, pages), version: `${pages.data} ${file?.hash ?? ''}` }
  }

  return async () => {
    const snapshot = site.current()
    if (last?.snapshot !== snapshot) {
      const updates = read(snapshot)
      last = { snapshot, updates }
      // What could not be read is read again at the next call.
      updates.catch(() => {
        last = undefined
      })
    }
    return await last.updates
  }
}

async function readData(snapshot: SiteSnapshot, path: string): Promise<UpdatesData> {
  const file = path === '' ? undefined : await snapshot.read(path)
  return file === undefined ? NO_DATA : JSON.parse((await inflateAsync(file.bytes)).toString())
}
