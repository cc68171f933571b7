import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { readSiteName } from './read-site-name.ts'

/**
 * The name of the site that is built in a folder; the default name where none is.
 *
 * @throws Error when the build is broken
 */
export async function readBuiltName(siteFolder: string): Promise<string> {
  if (!existsSync(join(siteFolder, 'current'))) return DEFAULT_BRAND.name
  const site = openBuiltSite(siteFolder)
  try {
    return await readSiteName(site)
  } finally {
    await site.close()
  }
}
