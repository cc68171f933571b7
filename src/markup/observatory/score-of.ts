/** A score without bonuses from which bonuses count. */
const BONUS_FROM = 90

/** Whether penalties leave so much that bonuses count (docs/behaviour/observatory.md 1). */
export function countsBonus(modifiers: readonly number[]): boolean {
  return baseOf(modifiers) >= BONUS_FROM
}

/** How many points a score gains when one of its penalties goes; the others stay. */
export function gainOf(modifiers: readonly number[], index: number): number {
  return scoreOf(modifiers.with(index, 0)) - scoreOf(modifiers)
}

function scoreOf(modifiers: readonly number[]): number {
  const bonus = modifiers.reduce((sum, modifier) => sum + Math.max(0, modifier), 0)
  return Math.max(0, baseOf(modifiers) + (countsBonus(modifiers) ? bonus : 0))
}

function baseOf(modifiers: readonly number[]): number {
  return modifiers.reduce((sum, modifier) => sum + Math.min(0, modifier), 100)
}
