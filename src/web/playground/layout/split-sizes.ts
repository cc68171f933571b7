/** The smallest part of a split that a panel can be made, in percent. */
export const SMALLEST = 8

/** How the parts of a split share its length, in percent; together 100. */
export type Sizes = readonly number[]

/** Parts of one size. */
export function evenSizes(count: number): Sizes {
  return Array.from({ length: count }, () => 100 / count)
}

/**
 * Moves the line after a part: what that part gains, the next one loses. Neither gets smaller than `SMALLEST`.
 *
 * @param by in percent of the whole; negative towards the beginning
 * @example moveLine([50, 50], 0, 10) // [60, 40]
 */
export function moveLine(sizes: Sizes, index: number, by: number): Sizes {
  const [before = 0, after = 0] = sizes.slice(index, index + 2)
  const moved = Math.min(Math.max(by, SMALLEST - before), after - SMALLEST)
  return sizes.map((size, at) => (at === index ? before + moved : at === index + 1 ? after - moved : size))
}

/** The part before a line in percent of the two next to it, as a separator has it: 0 to 100. */
export function valueOfLine(sizes: Sizes, index: number): number {
  const [before = 0, after = 0] = sizes.slice(index, index + 2)
  return Math.round((100 * before) / (before + after))
}

/** Sizes as they were stored; undefined for what is none of so many parts. */
export function findSizes(value: unknown, count: number): Sizes | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined
  const sizes = value.map(Number)
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sizes.every((size) => size >= SMALLEST) && Math.abs(sum - 100) < 0.5 ? sizes : undefined
}
