import { type CompatData, pageOf } from '../data/compat-data.ts'
import { listAncestors } from './fold-parts.ts'
import type { PagePlace } from './month-data.ts'

/** So many places are tried for one link. */
const MAX_PLACES = 4

/** Where pages about a feature of the compatibility data may be: its own, else those of the features above it. */
export function placesOfFeature(path: string, compat: CompatData): readonly PagePlace[] {
  return listPlaces([path, ...listAncestors(path)], compat)
}

/** Where pages about a feature made of several keys may be: those of its broadest keys first. */
export function placesOfKeys(keys: readonly string[], compat: CompatData): readonly PagePlace[] {
  const depthOf = (key: string): number => key.split('.').length
  return listPlaces(
    keys.toSorted((a, b) => depthOf(a) - depthOf(b)),
    compat,
  )
}

function listPlaces(keys: readonly string[], compat: CompatData): readonly PagePlace[] {
  const places = new Map<string, PagePlace>()
  for (const key of keys) {
    const page = pageOf(compat.findFeature(key))
    if (page !== undefined && !places.has(page.slug)) places.set(page.slug, [page.slug, page.fragment])
    if (places.size === MAX_PLACES) break
  }
  return [...places.values()]
}
