/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make one word another (optimal string alignment);
 * undefined when there are more than `max`.
 *
 * @example editDistance('colro', 'color', 2) // 1
 */
export function editDistance(from: string, to: string, max: number): number | undefined {
  if (Math.abs(from.length - to.length) > max) return undefined
  let beforeLast: readonly number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...current) > max) return undefined
    beforeLast = last
    last = current
  }
  const distance = at(last, to.length)
  return distance > max ? undefined : distance
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
