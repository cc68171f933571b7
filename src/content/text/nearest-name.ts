/** More changed letters than this make another word. */
const MAX_DISTANCE = 2

/**
 * The name that was most likely meant: the one that the fewest inserted, left out or exchanged letters turn into `name`, two at
 * most; among equals the first by code unit. Undefined when none is that near.
 *
 * @example findNearestName('cssxreff', ['cssxref', 'jsxref']) // 'cssxref'
 */
export function findNearestName(name: string, known: Iterable<string>): string | undefined {
  let nearest: { readonly name: string; readonly distance: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > MAX_DISTANCE) continue
    const distance = editDistance(name, candidate)
    if (distance > MAX_DISTANCE || distance >= Math.min(name.length, candidate.length)) continue
    const isNearer = nearest === undefined || distance < nearest.distance || (distance === nearest.distance && candidate < nearest.name)
    if (isNearer) nearest = { name: candidate, distance }
  }
  return nearest?.name
}

/** Greater than any distance that counts. */
const FAR = MAX_DISTANCE + 1

/**
 * Levenshtein's distance where it is `MAX_DISTANCE` or less, else a greater number: one row of the table at a time, and of each row only the
 * fields so near to the diagonal, between two that are always far. So the time is in proportion to the length of the names.
 */
function editDistance(a: string, b: string): number {
  const row = Array.from({ length: 2 * MAX_DISTANCE + 3 }, (_, at) => (at <= MAX_DISTANCE ? FAR : Math.min(at - FAR, FAR)))
  for (let i = 0; i < a.length; i++) {
    for (let at = 1; at < row.length - 1; at++) {
      const replaced = (row[at] ?? FAR) + (a[i] === b[i + at - FAR] ? 0 : 1)
      row[at] = Math.min(replaced, (row[at + 1] ?? FAR) + 1, (row[at - 1] ?? FAR) + 1)
    }
  }
  return row[b.length - a.length + FAR] ?? FAR
}
