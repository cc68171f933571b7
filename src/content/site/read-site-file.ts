import { hash } from 'node:crypto'
import { join } from 'node:path'
import Value from 'typebox/value'
import { SiteFile } from '#contracts/site.ts'
import { readRootFile } from '../read/root-file.ts'
import { parseJson } from '../text/json.ts'
import { ContentError } from './content-error.ts'

/** The `site.json` of one root. */
export interface OwnSiteFile {
  readonly site: SiteFile
  readonly path: string
  readonly logo?: { readonly path: string; readonly hash: string }
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
  if (site.brand?.logo === undefined) return { site, path }
  const logo = join(root, site.brand.logo)
  if (site.brand.logo.split('/').includes('..'))
    throw new ContentError(`${path}: \`brand.logo\` must lie in the content root, found ${site.brand.logo}`)
  const bytes = readOptional(root, logo)
  if (bytes === undefined) throw new ContentError(`${path}: \`brand.logo\` names ${site.brand.logo}, which does not exist`)
  return { site, path, logo: { path: logo, hash: hash('sha1', bytes) } }
}

function parseSiteFile(text: string, path: string): SiteFile {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new ContentError(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (Value.Check(SiteFile, value)) return value
  const [first] = Value.Errors(SiteFile, value)
  throw new ContentError(
    `${path}: ${first === undefined ? 'not as expected' : `${first.instancePath === '' ? 'the file' : first.instancePath} ${first.message}`}`,
  )
}

function readOptional(root: string, path: string): string | undefined {
  try {
    return readRootFile(root, path)
  } catch (error) {
    throw new ContentError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
