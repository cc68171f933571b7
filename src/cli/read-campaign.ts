import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Value from 'typebox/value'
import { AdCampaign, findCampaignProblem } from '#contracts/ad-campaign.ts'
import { findSchemaProblem } from '#contracts/find-schema-problem.ts'
import type { AdImage } from '#server/ads/campaign-rows.ts'
import { readRaster } from '#server/ads/read-raster.ts'
import { readJsonFile } from './read-json-file.ts'
import { reasonOf } from './reason-of.ts'
import { ConfigError } from './setting.ts'

/** More than a campaign takes; its images are files of their own. */
const MAX_BYTES = 1024 * 1024

/** A campaign with its images, as the store takes them. */
export interface ReadCampaign {
  readonly campaign: AdCampaign
  readonly images: readonly AdImage[]
}

/**
 * The campaign of a JSON file, with the images next to it.
 *
 * @throws ConfigError when the file or an image can't be used
 */
export async function readCampaign(file: string): Promise<ReadCampaign> {
  const value = await readJsonFile(file, { expected: 'the JSON of a campaign (docs/guides/ads.md)', maxBytes: MAX_BYTES })
  if (!Value.Check(AdCampaign, value))
    throw new ConfigError(`${file}: ${findSchemaProblem(AdCampaign, value)?.message ?? 'not as expected'}`)
  const problem = findCampaignProblem(value)
  if (problem !== undefined) throw new ConfigError(`${file}: ${problem}`)
  return { campaign: value, images: await readImages(value, file) }
}

async function readImages({ images = {}, placements }: AdCampaign, file: string): Promise<readonly AdImage[]> {
  const read: AdImage[] = []
  for (const placement of placements) {
    const name = images[placement]
    if (name === undefined) continue
    const path = join(dirname(file), name)
    const bytes = await readFile(path).catch((error: unknown) => {
      throw new ConfigError(`${path} can't be read: ${reasonOf(error)}; expected an image of the campaign`)
    })
    const raster = readRaster(bytes, placement)
    if (typeof raster === 'string') throw new ConfigError(`${path}: ${raster}`)
    read.push({ placement, type: raster.type, hash: createHash('sha256').update(bytes).digest('hex'), bytes })
  }
  return read
}
