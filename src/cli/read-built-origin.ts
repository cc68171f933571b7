import type { SiteSource } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'

/** The origin that a site was built for, from the canonical link of its home page; undefined where there is none. */
export async function readBuiltOrigin(site: SiteSource): Promise<string | undefined> {
  const file = await site.current().read(filePathOf('/en-US/', 'index.html'))
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(file === undefined ? '' : Buffer.from(file.bytes).toString()) ?? []
  return URL.parse(canonical)?.origin
}
