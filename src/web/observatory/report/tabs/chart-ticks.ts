const STEPS = [1, 2, 5, 10]
/** About how many steps a scale has. */
const WANTED = 4

/**
 * The numbers next to a chart: from 0 in steps of 1, 2 or 5 times a power of ten, up to the first one that is not below the largest value.
 *
 * @example chartTicks(37) // [0, 10, 20, 30, 40]
 */
export function chartTicks(largest: number): readonly number[] {
  const rough = Math.max(1, largest / WANTED)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 1) * power
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step)
}
