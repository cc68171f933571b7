import { createHash } from 'node:crypto'
import Type from 'typebox'
import Value from 'typebox/value'
import { AdCampaign, findCampaignProblem } from '#contracts/ad-campaign.ts'
import { HOUSE_ADS_FILE } from '#contracts/ad-files.ts'
import type { Placement } from '#contracts/ad-placements.ts'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { perSnapshot } from '../http/per-snapshot.ts'
import type { AdImage } from './campaign-rows.ts'
import { readRaster } from './read-raster.ts'

/** What the ids of a site's own ads begin with, wherever they stand next to those of campaigns. */
const HOUSE = 'house.'

/** The ads of a site for its own things, from its build. */
export interface HouseAds {
  /** Those that run today, with ids that no campaign of the store has. */
  listRunning(day: string): Promise<readonly AdCampaign[]>
  find(id: string): Promise<AdCampaign | undefined>
  findImage(id: string, placement: Placement): Promise<AdImage | undefined>
}

/** Reads the ads of a build when they are first asked for, and again with each build. */
export function createHouseAds(site: SiteSource, report: (line: string) => void): HouseAds {
  const adsOf = perSnapshot((snapshot: SiteSnapshot) => readAds(snapshot, report))
  const current = (): Promise<readonly AdCampaign[]> => adsOf(site.current())

  return {
    listRunning: async (day) => (await current()).filter(({ starts = '', ends = '9' }) => starts <= day && day <= ends),
    find: async (id) => (await current()).find((ad) => ad.id === id),
    async findImage(id, placement) {
      const snapshot = site.current()
      const path = (await adsOf(snapshot)).find((ad) => ad.id === id)?.images?.[placement]
      return path === undefined ? undefined : await readImage(snapshot, path, placement)
    },
  }
}

/** An ad with an image that can't be shown is left out, with a line for the operator. */
async function readAds(snapshot: SiteSnapshot, report: (line: string) => void): Promise<readonly AdCampaign[]> {
  const file = await snapshot.read(HOUSE_ADS_FILE)
  if (file === undefined) return []
  const ads = Value.Parse(Type.Array(AdCampaign), JSON.parse(Buffer.from(file.bytes).toString()))
  const good: AdCampaign[] = []
  for (const ad of ads) {
    const problem = findCampaignProblem(ad) ?? (await findImageProblem(snapshot, ad))
    if (problem === undefined) good.push({ ...ad, id: `${HOUSE}${ad.id}` })
    else report(`the ad ${ad.id} of site.json is not shown: ${problem}`)
  }
  return good
}

async function findImageProblem(snapshot: SiteSnapshot, { images = {}, placements }: AdCampaign): Promise<string | undefined> {
  for (const placement of placements) {
    const path = images[placement]
    if (path === undefined) continue
    const file = await snapshot.read(path)
    const raster = file === undefined ? 'the image does not exist' : readRaster(file.bytes, placement)
    if (typeof raster === 'string') return `${path}: ${raster}`
  }
  return undefined
}

async function readImage(snapshot: SiteSnapshot, path: string, placement: Placement): Promise<AdImage | undefined> {
  const file = await snapshot.read(path)
  const raster = file === undefined ? undefined : readRaster(file.bytes, placement)
  if (file === undefined || raster === undefined || typeof raster === 'string') return undefined
  return { placement, type: raster.type, hash: createHash('sha256').update(file.bytes).digest('hex'), bytes: file.bytes }
}
