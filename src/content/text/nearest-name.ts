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
  for (const candidate of [...known].sort()) {
    if (Math.abs(candidate.length - name.length) > MAX_DISTANCE) continue
    const distance = editDistance(name, candidate)
    const isAnotherWord = distance > MAX_DISTANCE || distance >= Math.min(name.length, candidate.length)
    if (!isAnotherWord && (nearest === undefined || distance < nearest.distance)) nearest = { name: candidate, distance }
  }
  return nearest?.name
}

/** Levenshtein's distance, one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
