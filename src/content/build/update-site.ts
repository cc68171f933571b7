import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openListing } from '../read/listing.ts'
import type { BuildInput, BuildResult } from './build-input.ts'
import { hashInputs } from './hash-inputs.ts'
import { SiteFolder, SPARE } from './site-folder.ts'
import { findStoredResult } from './stored-result.ts'

/**
 * Builds a site, unless it was built from the same inputs. This takes a look at each file of the content and opens none; only a site that has to be built
 * loads the code of the builder (docs/decisions/0093).
 *
 * @throws what `buildSite` throws
 */
export async function updateSite(input: BuildInput): Promise<BuildResult> {
  const listing = openListing(input.memory)
  const inputs = hashInputs(input, listing)
  const current = new SiteFolder(input.siteFolder).findCurrent()
  const result = current === undefined || inputs?.all === undefined ? undefined : findStoredResult(current, inputs.all)
  listing.save()
  if (result !== undefined) return result
  const { buildSite } = await import('./build.ts')
  const built = await buildSite({ ...input, listing, ...(inputs === undefined ? {} : { inputs }) })
  prepareSpare(input, built)
  return built
}

/** Compressed sites are never made in an older folder (recycle-folder.ts). */
function prepareSpare({ siteFolder, isCompressed, prepareSpare: spare }: BuildInput, { pages }: BuildResult): void {
  if (spare === undefined || isCompressed || pages < spare.minPages || existsSync(join(siteFolder, SPARE))) return
  spare.start(siteFolder)
}
