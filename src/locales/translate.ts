import { perLocale } from './per-locale.ts'
import { remembered } from './remembered.ts'

/** Values for the `{name}` places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** A text that depends on a number: a form for each plural category that the language has (CLDR), chosen by the value of `{count}`. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export type Text = string | PluralText

const pluralRulesOf = perLocale((locale) => {
  const rules = new Intl.PluralRules(locale)
  return remembered((count: number) => rules.select(count))
})
const numberFormatOf = perLocale((locale) => {
  const format = new Intl.NumberFormat(locale)
  return remembered((value: number) => format.format(value))
})

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
  const form = Number.isNaN(count) ? 'other' : pluralRulesOf(locale)(count)
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
  const format = numberFormatOf(locale)
  const texts: Record<string, string> = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) texts[name] = typeof value === 'number' ? format(value) : value
  }
  return texts
}
