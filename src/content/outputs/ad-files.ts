import { extname } from 'node:path'
import { HOUSE_ADS_FILE } from '#contracts/ad-files.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Output } from './output.ts'

/** The ads of `site.json` with their images, for the server (docs/behaviour/ads.md 7). */
export const adFiles: Output = ({ content }) => listAdFiles(content)

/** The same from what they are made of. */
export function listAdFiles({ site, adImages, features }: Pick<SiteContent, 'site' | 'adImages' | 'features'>): ReturnType<Output> {
  const { ads = [] } = site
  if (ads.length === 0 || !features.includes('ads')) return []
  const pathOf = (name: string): string => `static/ads/${adImages.get(name)?.hash.slice(0, 16)}${extname(name)}`
  const served = ads.map(({ images, ...ad }) =>
    images === undefined
      ? ad
      : { ...ad, images: Object.fromEntries(Object.entries(images).map(([placement, name]) => [placement, pathOf(name)])) },
  )
  return [
    { path: HOUSE_ADS_FILE, make: () => JSON.stringify(served) },
    ...[...adImages].map(([name, { path, hash }]) => ({ path: pathOf(name), make: () => ({ source: path, hash }) })),
  ]
}
