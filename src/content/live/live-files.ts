import { readFileSync } from 'node:fs'
import { PAGE_SCHEMA_PATH, pageSchema } from '../outputs/page-schema.ts'
import { popularityIn, quickSearchPages, searchIndex } from '../outputs/search-index.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { logoUrl } from '../outputs/site-settings.ts'
import type { SiteContent } from '../read/read-site.ts'
import { openSearchDescription } from '../search/open-search-description.ts'
import { assetUrls } from '../write/asset-urls.ts'

/** Files that are no pages, by path below the public folder; read when asked for. */
export function liveFiles(content: SiteContent, origin: string): ReadonlyMap<string, () => Uint8Array> {
  const files = new Map<string, () => Uint8Array>()
  for (const { url, asset } of assetUrls(content.assets, content.tree)) files.set(url.slice(1), () => readFileSync(asset.path))
  for (const locale of siteLocales(content.tree)) {
    const listPages = () => quickSearchPages(content.tree, locale)
    files.set(`${locale}/search-index.json`, () => Buffer.from(searchIndex(listPages(), popularityIn(content.tree))))
    files.set(`${locale}/opensearch.xml`, () => Buffer.from(openSearchDescription({ brand: content.brand, origin, locale })))
  }
  files.set(PAGE_SCHEMA_PATH, () => Buffer.from(pageSchema()))
  const { logo } = content
  if (logo !== undefined) files.set(logoUrl(logo).slice(1), () => readFileSync(logo.path))
  return files
}
