/**
 * Leaves out the features below one that changed in the same way, and counts them there.
 *
 * @param found in the order of their paths
 * @param changeOf what is the same for a feature and its parts
 */
export function foldParts<Found extends { readonly path: string }>(
  found: readonly Found[],
  changeOf: (found: Found) => string,
): (Found & { readonly parts: number })[] {
  const keyOf = (path: string, change: string): string => `${path}\n${change}`
  const known = new Set(found.map((one) => keyOf(one.path, changeOf(one))))
  const parts = new Map<string, number>()
  const heads = found.filter((one) => {
    const head = listAncestors(one.path).findLast((path) => known.has(keyOf(path, changeOf(one))))
    if (head === undefined) return true
    const key = keyOf(head, changeOf(one))
    parts.set(key, (parts.get(key) ?? 0) + 1)
    return false
  })
  return heads.map((one) => ({ ...one, parts: parts.get(keyOf(one.path, changeOf(one))) ?? 0 }))
}

/**
 * The features above a path, the nearest first.
 *
 * @example listAncestors('css.properties.color') // ['css.properties', 'css']
 */
export function listAncestors(path: string): readonly string[] {
  const names = path.split('.')
  return names.slice(1).map((_, index) => names.slice(0, names.length - 1 - index).join('.'))
}
