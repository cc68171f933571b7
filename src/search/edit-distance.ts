/**
 * The Damerau-Levenshtein distance of two words (adjacent letters changing places are one edit); `limit + 1` when it is more than the limit.
 *
 * @example editDistance('algin', 'align', 2) // 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [twoBack, previous, row] = [new Uint8Array(0), Uint8Array.from({ length: b.length + 1 }, (_, at) => at), new Uint8Array(b.length + 1)]
  const rows = [previous, row, new Uint8Array(b.length + 1)]
  for (let i = 1; i <= a.length; i += 1) {
    row = rows[i % 3] ?? row
    // Cells further than the limit from the diagonal cost more than it.
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)]
    row[first - 1] = first === 1 ? i : limit + 1
    let least = row[first - 1] ?? 0
    for (let j = first; j <= last; j += 1) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const above = j === i + limit ? limit + 1 : (previous[j] ?? 0) + 1
      let value = Math.min(above, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        value = Math.min(value, (twoBack[j - 2] ?? 0) + 1)
      row[j] = value
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    twoBack = previous
    previous = row
  }
  return Math.min(previous[b.length] ?? 0, limit + 1)
}
