import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WebBuild } from '#contracts/web-build.ts'
import { openListing } from '../read/listing.ts'
import type { BuildResult, UnbundledInput } from './build-input.ts'
import { stampInputs } from './hash-inputs.ts'
import { SiteFolder, SPARE } from './site-folder.ts'
import { findStoredResult } from './stored-result.ts'

/** The input of a build whose web build may not be finished yet. */
interface SiteInput extends UnbundledInput {
  /** Its rejection has a handler: reading may fail first, and then no one awaits it. */
  readonly web: Promise<WebBuild>
}

/**
 * Builds a site, unless it was built from the same inputs. This looks at the stamp of each file of the content and opens `site.json` alone; only a site that has to be
 * built loads the code of the builder (docs/decisions/0093). Where there is no site yet, the content is read while the bundles are made (docs/decisions/0191).
 *
 * @throws what `buildSite` throws, and what `web` is rejected with
 */
export async function updateSite({ web: bundles, ...unbundled }: SiteInput): Promise<BuildResult> {
  const listing = openListing(unbundled.cache)
  const stamped = stampInputs(unbundled, listing)
  const current = new SiteFolder(unbundled.siteFolder).findCurrent()
  const content = current === undefined ? (await import('./read-content.ts')).readContent({ ...unbundled, listing }) : undefined
  const web = await bundles
  const inputs = stamped?.hashWith(web)
  const result = current === undefined || inputs?.all === undefined ? undefined : findStoredResult(current, inputs.all)
  listing.save()
  if (result !== undefined) return result
  const { buildSite } = await import('./build.ts')
  const built = await buildSite({ ...unbundled, web, listing, ...(inputs === undefined ? {} : { inputs }) }, content)
  prepareSpare(unbundled, built)
  return built
}

function prepareSpare({ siteFolder, prepareSpare: spare }: UnbundledInput, { pages }: BuildResult): void {
  if (spare === undefined || pages < spare.minPages || existsSync(join(siteFolder, SPARE))) return
  spare.start(siteFolder)
}
