/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** A text that depends on a number: a form for each plural category that the language has (CLDR), chosen by the value of `{count}`. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export type Text = string | PluralText

/**
 * Fills the `{name}` places of a text. A place without a value stays as it is, so that a fault can be seen.
 *
 * @example fillText('{title} by {name}', { title: 'Colors' }) // 'Colors by {name}'
 */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * A text with its places filled, in the form that its language has for `count`; the numbers are written as the language writes them.
 *
 * @param locale for the plural rules and the numbers
 * @example translate({ one: '{count} match', other: '{count} matches' }, { count: 1234 }, 'en-US') // '1,234 matches'
 */
export function translate(text: Text, values: TextValues | undefined, locale: string): string {
  if (typeof text === 'string') return values === undefined ? text : fillText(text, formatNumbers(values, locale))
  const count = Number(values?.count)
  const form = Number.isNaN(count) ? 'other' : new Intl.PluralRules(locale).select(count)
  return fillText(text[form] ?? text.other, formatNumbers(values ?? {}, locale))
}

function formatNumbers(values: TextValues, locale: string): TextValues {
  if (!Object.values(values).some((value) => typeof value === 'number')) return values
  const format = new Intl.NumberFormat(locale)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]))
}
