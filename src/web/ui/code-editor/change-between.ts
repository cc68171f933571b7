export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/**
 * The one change that makes one text of another: what both begin and end with stays, so that the cursor stays where it can.
 *
 * @returns undefined when they are the same
 * @example changeBetween('a { x }', 'a { y }') // { from: 4, to: 5, insert: 'y' }
 */
export function changeBetween(before: string, after: string): Change | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let unchanged = 0
  while (unchanged < shorter - from && before.at(-1 - unchanged) === after.at(-1 - unchanged)) unchanged += 1
  return { from, to: before.length - unchanged, insert: after.slice(from, after.length - unchanged) }
}
