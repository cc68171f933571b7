/** The value below which a share of the values lies, the share from 0 to 1; NaN when there is none. The values need no order. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

/** The value in the middle, the upper one of two; NaN when there is none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
