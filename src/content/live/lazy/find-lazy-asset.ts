import { findLocale } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { assetUrls } from '../../outputs/asset-urls.ts'
import type { Asset } from '../../read/assets.ts'
import type { Facts } from '../../tree/facts.ts'
import { findFolderOf } from './disk.ts'

/**
 * The file next to a document that is served at a path.
 *
 * @param path below the public folder: `en-US/docs/Web/CSS/box.png`
 */
export function findLazyAsset(path: string, { tree, assets }: Facts): Asset | undefined {
  const [first = '', kind, ...segments] = path.split('/')
  const locale = findLocale(first)?.code
  const folder = findFolderOf(segments.slice(0, -1).join('/'))
  if (locale === undefined || kind !== 'docs' || folder === undefined) return undefined
  const asset = assets.find(`${locale}/${folder}/${segments.at(-1)}`)
  if (asset === undefined) return undefined
  const above = segments.slice(0, -1).map((_, depth) => segments.slice(0, depth + 1).join('/'))
  const pages = above.flatMap((slug) => [locale, 'en-US' as const].flatMap((code) => tree.findExact(docUrl(code, slug)) ?? []))
  return assetUrls([asset], { pages }).some(({ url }) => url === `/${path}`) ? asset : undefined
}
