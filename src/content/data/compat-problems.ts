import { type CompatData, type CompatFeature, partsOf } from './compat-data.ts'

/** Ids of browsers that a feature or one of its parts has data on, and that the data itself does not describe: no table can show them. */
export function unknownBrowsers(key: string, compat: CompatData): readonly string[] {
  const feature = compat.findFeature(key)
  if (feature === undefined) return []
  const known = compat.browsers
  return [...new Set(namedBrowsers(feature))].filter((id) => !known.has(id))
}

function namedBrowsers(feature: CompatFeature): string[] {
  return [...Object.keys(feature.__compat?.support ?? {}), ...partsOf(feature).flatMap(([, part]) => namedBrowsers(part))]
}
