import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Value from 'typebox/value'
import { findCampaignProblem } from '#contracts/ad-campaign.ts'
import { findSchemaProblem } from '#contracts/find-schema-problem.ts'
import { SiteFile } from '#contracts/site.ts'
import { isInside, readRootFile } from '../read/root-file.ts'
import { parseJson } from '../text/json.ts'
import { ContentError } from './content-error.ts'

/** The `site.json` of one root. */
export interface OwnSiteFile {
  readonly site: SiteFile
  readonly path: string
  readonly logo?: { readonly path: string; readonly hash: string }
  /** The images of `ads`, by the paths that it names. */
  readonly adImages: ReadonlyMap<string, { readonly path: string; readonly hash: string }>
}

/**
 * The `site.json` of a root; of several the first one counts for the site.
 *
 * @throws ContentError when it, or the logo that it names, can't be used
 */
export function readSiteFile(root: string): OwnSiteFile | undefined {
  const path = join(root, 'site.json')
  const text = readOptional(root, path)
  if (text === undefined) return undefined
  const site = parseSiteFile(text, path)
  const adImages = new Map((site.ads ?? []).flatMap((ad) => readAdImages(root, ad, path)))
  if (site.brand?.logo === undefined) return { site, path, adImages }
  const logo = join(root, site.brand.logo)
  if (site.brand.logo.split('/').includes('..'))
    throw new ContentError(`${path}: \`brand.logo\` must lie in the content root, found ${site.brand.logo}`)
  const bytes = readOptional(root, logo)
  if (bytes === undefined) throw new ContentError(`${path}: \`brand.logo\` names ${site.brand.logo}, which does not exist`)
  return { site, path, adImages, logo: { path: logo, hash: hash('sha1', bytes) } }
}

/** @throws ContentError when the ad, or an image that it names, can't be used */
function readAdImages(root: string, ad: NonNullable<SiteFile['ads']>[number], site: string) {
  const problem = findCampaignProblem(ad)
  if (problem !== undefined) throw new ContentError(`${site}: the ad ${ad.id}: ${problem}`)
  return Object.values(ad.images ?? {}).map((name) => {
    const path = join(root, name)
    if (!AD_IMAGE.test(name))
      throw new ContentError(`${site}: the ad ${ad.id}: images lie in the folder ads/ of the content root; found ${name}`)
    try {
      if (!isInside(root, path)) throw new Error('it is a symbolic link to a place outside of the content root')
      return [name, { path, hash: hash('sha1', readFileSync(path)) }] as const
    } catch (error) {
      throw new ContentError(`${site}: the ad ${ad.id}: cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

const AD_IMAGE = /^ads\/[\w-]+\.(?:png|jpe?g|webp|gif|avif)$/

function parseSiteFile(text: string, path: string): SiteFile {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new ContentError(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (Value.Check(SiteFile, value)) return value
  throw new ContentError(`${path}: ${findSchemaProblem(SiteFile, value)?.message ?? 'not as expected'}`)
}

function readOptional(root: string, path: string): string | undefined {
  try {
    return readRootFile(root, path)
  } catch (error) {
    throw new ContentError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
