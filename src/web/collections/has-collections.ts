import type { SiteSettings } from '#contracts/site.ts'

/** Whether users of a site save pages: collections are a part of the paid tier's area, so that without it there are none (contracts/features.ts). */
export function hasCollections({ features }: Pick<SiteSettings, 'features'>): boolean {
  return features.includes('collections') && features.includes('plus')
}
