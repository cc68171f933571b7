/** A number of points with its sign, and a minus sign in place of a hyphen. @example points(-20) // '−20' */
export function points(modifier: number): string {
  return modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '\u2212')
}
