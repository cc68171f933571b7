/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * Fills the `{name}` places of a text. A place without a value stays as it is, so that a fault can be seen.
 *
 * @example fillText('{count} matches', { count: 3 }) // '3 matches'
 */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
