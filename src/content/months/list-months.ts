/**
 * The last months up to a day, newest first.
 *
 * @example listMonths('2026-01-20', 2) // ['2026-01', '2025-12']
 */
export function listMonths(date: string, count: number): readonly string[] {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, '2026-01'.length),
  )
}
