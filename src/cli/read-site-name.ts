import { DEFAULT_BRAND } from '#contracts/site.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }

/** The name of a site, from its home page; the default name if it has none. */
export async function readSiteName(site: SiteSource): Promise<string> {
  const file = await site.current().read(filePathOf('/en-US/', 'index.html'))
  const html = file === undefined ? '' : Buffer.from(file.bytes).toString('utf8')
  const name = /<meta property="og:site_name" content="([^"]+)"/.exec(html)?.[1]
  return name?.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity) ?? DEFAULT_BRAND.name
}
