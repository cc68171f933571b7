import type { Analysis } from '#contracts/observatory-calls.ts'

/** Whether a scan is better or worse than the one before it; undefined unless both grade and score have changed. */
export function trendOf(scan: Analysis['scan'], history: Analysis['history']): 'up' | 'down' | undefined {
  const previous = history.filter(({ id }) => id !== scan.id).at(-1)
  if (previous === undefined || scan.score === null || previous.grade === scan.grade || previous.score === scan.score) return undefined
  return scan.score > previous.score ? 'up' : 'down'
}
