import { findLocale } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { Asset } from '../read/assets.ts'
import { sharedAssetUrl } from '../read/shared-assets.ts'
import { areaAssetUrl } from '../tree/area-urls.ts'
import type { Tree } from '../tree/tree.ts'
import type { Output } from './output.ts'

/** The files next to pages, and those that any page may use. */
export const assetFiles: Output = ({ content: { assets, tree } }) =>
  assetUrls(assets, tree).map(({ url, asset }) => ({ path: url.slice(1), make: () => ({ source: asset.path, hash: asset.hash }) }))

/**
 * Where the files next to pages are served: below the address of the page in whose folder they lie, or of the nearest page above. A
 * file above all pages is not served. Those of other areas have their place by their path (tree/area-urls.ts), and so do those for any page
 * (read/shared-assets.ts).
 */
export function assetUrls(assets: readonly Asset[], tree: Pick<Tree, 'pages'>): { readonly url: string; readonly asset: Asset }[] {
  const pageUrls = new Map(tree.pages.map((page) => [page.folder, page.url]))
  return assets.flatMap((asset) => {
    const areaUrl = areaAssetUrl(asset.key) ?? sharedAssetUrl(asset.key)
    if (areaUrl !== undefined) return [{ url: areaUrl, asset }]
    const [localeFolder = '', ...segments] = asset.key.split('/')
    for (let depth = segments.length - 1; depth > 0; depth--) {
      const url =
        pageUrls.get([localeFolder, ...segments.slice(0, depth)].join('/')) ??
        untranslated(localeFolder, segments.slice(0, depth), pageUrls)
      if (url !== undefined) return [{ url: `${url}/${segments.slice(depth).join('/')}`, asset }]
    }
    return []
  })
}

/** A translated file may lie next to a page that is not translated. */
function untranslated(localeFolder: string, segments: readonly string[], pageUrls: ReadonlyMap<string, string>): string | undefined {
  const locale = findLocale(localeFolder)
  const english = pageUrls.get(['en-us', ...segments].join('/'))
  return locale === undefined || english === undefined ? undefined : docUrl(locale.code, english.split('/').slice(3).join('/'))
}
