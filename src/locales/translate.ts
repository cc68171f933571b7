import { perLocale } from './per-locale.ts'

/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** A text that depends on a number: a form for each plural category that the language has (CLDR), chosen by the value of `{count}`. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export type Text = string | PluralText

const pluralRulesOf = perLocale((locale) => new Intl.PluralRules(locale))
const numberFormatOf = perLocale((locale) => new Intl.NumberFormat(locale))

/**
 * Fills the `{name}` places of a text. A place without a value stays as it is, so that a problem can be seen.
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
  const form = Number.isNaN(count) ? 'other' : pluralRulesOf(locale).select(count)
  return fillText(text[form] ?? text.other, formatNumbers(values ?? {}, locale))
}

/** Gives the text of a key with its places filled; a text with plural forms takes the form for `count`. */
export type Translator<Key extends string> = (key: Key, values?: TextValues) => string

/**
 * Makes the function that gives the texts of a feature.
 *
 * @param language of the texts: for plural forms and numbers
 */
export function translatorOf<Key extends string>(texts: Readonly<Record<Key, Text>>, language: string): Translator<Key> {
  return (key, values) => translate(texts[key], values, language)
}

function formatNumbers(values: TextValues, locale: string): TextValues {
  if (!Object.values(values).some((value) => typeof value === 'number')) return values
  const format = numberFormatOf(locale)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]))
}
